// « vous avez au moins 2 Personnages épuisés », « il n'y a aucun Personnage ».
import type { FrenchNoun } from '@sleight/kernel/text/french';
import type { Target, Vocabulary, WhichSide } from '../../ability';
import type { OnePieceFrench } from '../../words/context';
import { bareMany, bareOne, countOf, target } from '../../words/french-target';
import type { Count } from './schema';

const owners: Readonly<Record<WhichSide, { readonly has: string; readonly hasNot: string }>> = {
  player: { has: 'vous avez', hasNot: "vous n'avez" },
  opponent: { has: 'votre adversaire a', hasNot: "votre adversaire n'a" },
  any: { has: 'il y a', hasNot: "il n'y a" },
};

export function fr(said: Count<Vocabulary>, context: OnePieceFrench): string {
  const { targetSide, ...rest } = said.count;
  const { has, hasNot } = owners[targetSide ?? 'any'];
  const bare: Target = said.count.from === undefined ? rest : { ...rest, targetSide };
  const { feminine } = target(bare, context);
  const noun: FrenchNoun = { one: bareOne(bare, context), many: bareMany(bare, context), feminine };
  if ('eq' in said && said.eq === 0) return `${hasNot} ${feminine ? 'aucune' : 'aucun'} ${noun.one}`;
  if ('gte' in said && said.gte === 1) return `${has} ${feminine ? 'une' : 'un'} ${noun.one}`;
  const n = 'lte' in said ? said.lte : 'gte' in said ? said.gte : said.eq;
  const how = 'lte' in said ? 'au plus ' : 'gte' in said ? 'au moins ' : 'exactement ';
  return `${has} ${how}${countOf(n, noun)}`;
}
