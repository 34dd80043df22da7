// « Personnages joués pendant ce tour ».
import { agree } from '@sleight/kernel/text/french';
import type { FilterContext, FilterFrench } from '../../words/context';
import { has } from '../../words/french-predicate';
import type { PlayedThisTurn } from './schema';

export function fr(_filter: PlayedThisTurn, { agreement }: FilterContext): FilterFrench {
  const text = `${agree('joué', agreement)} pendant ce tour`;
  return { slot: 'adjective', text, says: has(`été ${text}`) };
}
