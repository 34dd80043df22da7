// hand: the cards of the hand, of both players together if the text says so.
import type { Test } from '@sleight/kernel/book';
import { keeps } from '../../limit';
import { HAND } from '../../places';
import { summed, zoneSize } from '../../tally';
import type { Hand } from './schema';

export function meaning({ hand }: Hand): Test {
  const n = summed(hand.side, zoneSize(HAND));
  return (p, f) => keeps(hand, n(p, f));
}
