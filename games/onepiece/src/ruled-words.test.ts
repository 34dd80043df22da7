// The words of the last rulings, together in whole random games: no invariant of the table ever breaks.

import { playing } from '@sleight/kernel/decide';
import type { DeckList } from '@sleight/kit/contract/decks';
import { playThrough } from '@sleight/kit/random-play';
import { expect, it } from 'vitest';
import { onepieceGame } from './game';
import { invariants } from './invariants';

const made = (n: number, text: string, more: object = {}): object => ({
  id: `T-00${n}`,
  cost: 2,
  counter: 1000,
  text,
  ...more,
});

const cards = [
  {
    id: 'T-010',
    category: 'Leader',
    abilities: [
      'Under the rules of this game, your DON!! deck consists of 6 cards.',
      'When your deck is reduced to 0, you lose at the end of that turn instead of at once, according to the rules.',
      '[Activate: Main] [Once Per Turn] The next time you play a Character card with a cost of 2 or more from your hand during this turn, the cost will be reduced by 1.',
    ],
  },
  made(
    1,
    'If this Character is rested, your opponent cannot attack any card other than the Character [T-001].',
  ),
  made(
    2,
    "[On Play] Your opponent's [On Play] effects are negated until the end of your opponent's next turn.",
  ),
  made(
    3,
    '[On Play] Return all cards in your hand to your deck, shuffle it and draw the same number of cards.',
  ),
  made(4, 'This card in your hand cannot be played by effects.'),
  made(5, '[On Play] Play up to 1 Character card from your hand.'),
  made(6, "When your opponent plays a Character using a Character's effect, draw 1 card."),
  made(7, '[On Play] Trash 3 cards from the top of your deck.'),
  made(8, '[On Play] Up to 1 of your Characters without an [On Play] effect gains [Rush] during this turn.'),
];

const deck: DeckList = {
  leader: 'T-010',
  cards: Array.from({ length: 50 }, (_, i) => `T-00${1 + (i % 8)}`),
};

it('keeps every invariant at every decision', () => {
  const book = onepieceGame.book({ cards });
  let decisions = 0;
  for (let seed = 0; seed < 3; seed++) {
    playThrough(book, onepieceGame.start(book, [deck, deck], `match ${seed}`), seed, (s) => {
      decisions++;
      expect(invariants(playing(book, s))).toEqual([]);
      return false;
    });
  }
  expect(decisions).toBeGreaterThan(200);
});
