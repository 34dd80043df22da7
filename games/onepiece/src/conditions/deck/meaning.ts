// deck: the cards of the deck, of both players together if the text says so.
import type { Test } from '@sleight/kernel/book';
import { keeps } from '../../limit';
import { DECK } from '../../places';
import { summed, zoneSize } from '../../tally';
import type { Deck } from './schema';

export function meaning({ deck }: Deck): Test {
  const n = summed(deck.side, zoneSize(DECK));
  return (p, f) => keeps(deck, n(p, f));
}
