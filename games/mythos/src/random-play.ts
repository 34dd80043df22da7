// New matches for random play in tests. Half of the decks are full of cards with hidden information.

import type { Book } from '@sleight/kernel/book';
import { below, seedRng } from '@sleight/kernel/rng';
import type { State } from '@sleight/kernel/state';
import type { DeckList } from '@sleight/kit/contract/decks';
import { randomDeck } from './random-deck';
import { start } from './start';

const listed = (numbers: string): DeckList => ({
  cards: numbers.split(' ').flatMap((n) => (n.startsWith('M') ? [`KS-${n}`] : [`KS-${n}`, `KS-${n}`])),
});

/** Cards with hidden information (spec 15.4): looking, stealing, placing, returning, milling, drawing known cards. */
const spies = listed(
  '004 008 014 016 020 026 049 050 052 053 065 068 069 073 075 088 089 091 100 106 115 117 118 140 M03 M05 M08',
);
/** Cards that let others be played, and those others. */
const patrons = listed(
  '002 007 008 028 053 069 078 094 095 096 097 098 102 103 105 109 125 132 134 135 139 M01 M03 M08',
);

export function newMatch(book: Book, seed: number): State {
  const rng = seedRng(`decks ${seed}`);
  const deal = (): DeckList => {
    const drawn = below(rng, 4);
    return drawn === 0 ? spies : drawn === 1 ? patrons : randomDeck(book, (n) => below(rng, n));
  };
  return start(book, [deal(), deal()], `match ${seed}`);
}
