// « une mission avec un personnage ennemi »: what a mission has, said of the mission itself.
import type { Vocabulary } from '../../ability';
import type { FilterContext, FilterFrench } from '../../words/context';
import type { Where } from './schema';

export function fr({ where }: Where<Vocabulary>, { french }: FilterContext): FilterFrench {
  if (!('count' in where)) return { slot: 'past', text: `où ${french.words.cond(where, french)}` };
  const { filters = [], ...rest } = where.count;
  const left = filters.filter((one) => !('mission' in one));
  const what = { ...rest, ...(left.length > 0 ? { filters: left } : {}) };
  return { slot: 'with', text: french.words.target(what, { ...french, anywhere: true }).text };
}
