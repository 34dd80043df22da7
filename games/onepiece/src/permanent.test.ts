// Permanent texts that read what they change, in whole random games: their memory is never outdated (law 15).

import { playing } from '@sleight/kernel/decide';
import type { DeckList } from '@sleight/kit/contract/decks';
import { playThrough } from '@sleight/kit/random-play';
import { describe, expect, it } from 'vitest';
import { onepieceGame } from './game';
import { invariants } from './invariants';

const made = (id: string, abilities: string[], more: object = {}): object => ({
  id,
  cost: 1,
  counter: 1000,
  abilities,
  ...more,
});

/** Some raise each other, one never settles by itself, one negates by a cost that others change. */
const cards = [
  made('T-001', ['If your Leader has 6000 power or more, this Character gains +1000 power.']),
  made('T-002', ['If this Character has 6000 power or more, your Leader gains +1000 power.']),
  made('T-003', ['If this Character has 5000 power or less, this Character gains +1000 power.']),
  made('T-004', ['All of your Characters with a cost of 2 or more gain +1 cost.'], { cost: 2 }),
  made('T-005', ["[On Play] Give up to 1 of your opponent's Characters -3 cost during this turn."]),
  made('T-006', [
    '[Activate: Main] [Once Per Turn] Up to 1 of your Leader or Character cards gains +1000 power during this turn.',
  ]),
  {
    ...made('T-007', []),
    abilities: [
      {
        type: 'Continuous',
        effect: {
          actions: [
            {
              type: 'negate',
              targetSide: 'opponent',
              targetType: 'character',
              all: true,
              filters: [{ cost: { eq: 0 } }],
            },
          ],
        },
      },
    ],
  },
];

const book = onepieceGame.book({ cards });
const ids = ['T-001', 'T-002', 'T-003', 'T-004', 'T-005', 'T-006', 'T-007'];
const deck: DeckList = {
  leader: 'ST01-001',
  cards: Array.from({ length: 50 }, (_, i) => ids[i % ids.length]),
};

describe('permanent texts that read what they change', () => {
  it('are up to date at every decision of random games', () => {
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
});
