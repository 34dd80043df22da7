// « vous avez 8 cartes DON!! sur le terrain ou plus », « vous avez 1 carte DON!! épuisée ».
import { has, type Limits, limited } from '../../words/french-limits';
import { don as donCard } from '../../words/french-target';
import type { Don } from './schema';

const states = { active: ' active', rested: ' épuisée', given: ' attachée' };

export function fr({ don }: Don): string {
  const { side, state } = don;
  const limit: Limits = don;
  const isOne = (limit.lte ?? limit.gte ?? limit.eq ?? 0) < 2;
  const where = state === undefined ? ' sur le terrain' : `${states[state]}${isOne ? '' : 's'}`;
  return `${has(side)} ${limited(limit, donCard, where)}`;
}
