// hand: the size of the hand.
import type { Test } from '@sleight/kernel/book';
import { other } from '@sleight/kernel/state';
import { HAND } from '../../places';
import type { Hand } from './schema';

export const meaning =
  ({ hand: { side, eq } }: Hand): Test =>
  (p, f) =>
    p.s.zones[HAND + (side === 'player' ? f.you : other(f.you))].length === eq;
