// « il y a un personnage ennemi dans cette mission », « vous avez au moins 2 personnages de l'Équipe 7 ».
import type { Target, Vocabulary } from '../../ability';
import type { MythosFrench } from '../../words/context';
import { owned } from '../../words/yours';
import type { Count } from './schema';

export function fr(said: Count<Vocabulary>, context: MythosFrench): string {
  const { target, bareMany, bareOne } = context.words;
  const many = (n: number, what: Target): string => `${n} ${bareMany(what, context)}`;
  const mine = owned(said.count);
  const what = mine ?? said.count;
  const there = mine ? 'vous avez' : 'il y a';
  if ('gte' in said) {
    const some = said.gte === 1 ? target(what, context).text : `au moins ${many(said.gte, what)}`;
    return `${there} ${some}`;
  }
  if ('lte' in said) return `${there} au plus ${many(said.lte, what)}`;
  const { feminine } = target(what, context);
  if (said.eq === 0) return `il n'y a ${feminine ? 'aucune' : 'aucun'} ${bareOne(what, context)}`;
  if (said.eq === 1) return `il n'y a ${feminine ? "qu'une seule" : "qu'un seul"} ${bareOne(what, context)}`;
  return `${there} exactement ${many(said.eq, what)}`;
}
