// "in lane 3", "in the leftmost or rightmost lane".
import { number } from '@sleight/kernel/text/leaves';
import type { FilterEnglish } from '../../words/context';
import { inPlace, ofEffects } from '../../words/on-place';

const numbered = { lane: number };
const edge = 'the leftmost or rightmost lane';

export const en: FilterEnglish = [
  inPlace('lane {lane}', numbered, {}),
  inPlace(edge, {}, { lane: 'edge' }),
  ofEffects('lane {lane}', numbered, {}),
  ofEffects(edge, {}, { lane: 'edge' }),
];
