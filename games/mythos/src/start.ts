// Starting a match (spec 4): two decks with their missions, and a seed.

import { addCard } from '@sleight/kernel/decide';
import { SEATS } from '@sleight/kernel/state';
import { defFor, starting } from '@sleight/kit/start';
import { MISSION_CARD } from './counters';
import { ASIDE, DECK } from './places';

/** A deck list holds its missions too; they lie aside, face down. */
export const start = starting((book, s, decks) => {
  for (const seat of SEATS)
    for (const id of decks[seat].cards) {
      const def = defFor(book, id);
      addCard(s, def, seat, (book.defs[def].kind === MISSION_CARD ? ASIDE : DECK) + seat);
    }
});
