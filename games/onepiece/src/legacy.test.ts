// Seed 004's eight examples, parsed to their meaning (spec 20).
import { describe, expect, test } from 'vitest';
import { readOnePieceAbility } from './ability-file';
import { cardProblems } from './card-file';
import { readCard } from './made-up';

const read = (json: unknown): unknown => {
  const result = readOnePieceAbility(json);
  return 'ability' in result
    ? result.ability
    : result.errors.map(({ field, reason }) => `${field}: ${reason.en}`);
};
const draw = (amount: number) => ({ actions: [{ type: 'draw', amount }] });
const weaken = {
  type: 'powerMod',
  amount: -3000,
  targetSide: 'opponent',
  targetType: 'character',
  minTargets: 0,
  duration: 'thisTurn',
};

describe('the eight examples of seed 004', () => {
  test('1: an effect as a sentence', () => {
    expect(read({ type: 'On Play', effect: 'Draw 2 cards' })).toEqual({ type: 'On Play', effect: draw(2) });
  });

  test('2: a condition beside it', () => {
    expect(
      read({ type: 'On Attack', condition: { don: 1 }, effect: 'Give this character +2000 power this turn' }),
    ).toEqual({
      type: 'On Attack',
      condition: { don: 1 },
      effect: { actions: [{ type: 'powerMod', amount: 2000, targetType: 'self', duration: 'thisTurn' }] },
    });
  });

  test('3: one cost object is a list in the order it was written', () => {
    expect(
      read({
        type: 'Activate Main',
        frequency: 'Once Per Turn',
        cost: { restThis: true, restDon: 1 },
        effect: 'Draw 1 card',
      }),
    ).toEqual({
      type: 'Activate Main',
      frequency: 'Once Per Turn',
      cost: [{ restThis: true }, { restDon: 1 }],
      effect: draw(1),
    });
  });

  test('4: a K.O. with a limit', () => {
    expect(
      read({ type: 'On Play', effect: "KO 1 of your opponent's Characters with 3000 power or less" }),
    ).toEqual({
      type: 'On Play',
      effect: {
        actions: [
          {
            type: 'ko',
            targetSide: 'opponent',
            targetType: 'character',
            filters: [{ power: { lte: 3000 } }],
          },
        ],
      },
    });
  });

  test('5: a search whose type has no marks', () => {
    expect(
      read({
        type: 'On Play',
        effect:
          'Look at the top 5 cards of your deck, reveal up to 1 Red Haired Pirates card and add it to hand',
      }),
    ).toEqual({
      type: 'On Play',
      effect: {
        actions: [
          { type: 'look', amount: 5 },
          { type: 'take', targetType: 'card', minTargets: 0, filters: [{ type: 'Red Haired Pirates' }] },
        ],
      },
    });
  });

  test('6: labels of another spelling', () => {
    expect(
      read({ type: 'onPlay', effect: 'Give up to 1 of your characters +1000 power this turn' }),
    ).toMatchObject({ type: 'On Play', effect: { actions: [{ amount: 1000, targetType: 'character' }] } });
    expect(
      read({
        type: 'activateMain',
        frequency: 'once per turn',
        cost: { restThis: true },
        effect: 'Draw 1 card',
      }),
    ).toEqual({
      type: 'Activate Main',
      frequency: 'Once Per Turn',
      cost: [{ restThis: true }],
      effect: draw(1),
    });
  });

  test('7: returning itself to the deck is paid first; empty fields and stored texts are dropped', () => {
    expect(
      read({
        type: 'Activate Main',
        frequency: null,
        condition: null,
        cost: { returnThisToDeck: 'bottom' },
        effect: {
          text: "Give up to one of your opponent's characters -3000 power for this turn.",
          actions: [{ ...weaken, maxTargets: 1 }],
        },
      }),
    ).toEqual({
      type: 'Activate Main',
      cost: [{ toDeck: { targetType: 'self', position: 'bottom' } }],
      effect: { actions: [weaken] },
    });
  });

  test('returning itself by shuffling is a cost too', () => {
    expect(
      read({
        type: 'Activate Main',
        cost: { returnThisToDeck: 'shuffle' },
        effect: { actions: [{ type: 'draw', amount: 1 }] },
      }),
    ).toEqual({
      type: 'Activate Main',
      cost: [{ toDeck: { targetType: 'self', shuffle: true } }],
      effect: draw(1),
    });
  });

  test('8: DON!! for one receiver, and a K.O. paid by resting', () => {
    expect(
      read({
        type: 'On Play',
        autoResolve: false,
        frequency: null,
        condition: null,
        cost: null,
        effect: {
          text: 'Give your leader or one of your characters up to one rested Don!!.',
          actions: [
            {
              type: 'giveDon',
              quantity: 1,
              targetSide: 'player',
              targetType: 'any',
              minTargets: 0,
              maxTargets: 1,
              onlyRested: true,
            },
          ],
        },
      }),
    ).toEqual({
      type: 'On Play',
      effect: {
        actions: [
          {
            type: 'giveDon',
            amount: 1,
            upTo: true,
            state: 'rested',
            targetSide: 'player',
            targetType: 'leaderOrCharacter',
          },
        ],
      },
    });
    expect(
      read({
        type: 'Activate Main',
        cost: { restThis: true },
        effect: {
          actions: [
            {
              type: 'ko',
              targetSide: 'opponent',
              targetType: 'character',
              minTargets: 0,
              maxTargets: 1,
              powerLimit: 5000,
            },
          ],
        },
      }),
    ).toMatchObject({
      effect: { actions: [{ type: 'ko', minTargets: 0, filters: [{ power: { lte: 5000 } }] }] },
    });
  });
});

describe('the rest of the seed', () => {
  test('an aura is a Continuous change of all that match', () => {
    expect(
      read({
        type: 'Continuous',
        effect: {
          text: "All of your opponent's Characters have -1000 power.",
          actions: [
            {
              type: 'powerMod',
              mode: 'aura',
              amount: -1000,
              targetSide: 'opponent',
              targetType: 'character',
              duration: 'permanent',
            },
          ],
        },
      }),
    ).toEqual({
      type: 'Continuous',
      effect: {
        actions: [
          { type: 'powerMod', amount: -1000, targetSide: 'opponent', targetType: 'character', all: true },
        ],
      },
    });
  });

  test('Life as a cost goes to the hand, and a number of cards is trashed from it', () => {
    expect(
      read({
        type: 'activateMain',
        cost: { payLife: 1, trash: 2, discardFromLife: 1 },
        effect: 'Draw 3 cards',
      }),
    ).toMatchObject({
      cost: [
        { lifeToHand: { n: 1, position: 'top' } },
        {
          trash: { targetSide: 'player', targetType: 'card', from: 'hand', minTargets: 2, maxTargets: 2 },
        },
        { trashLife: { n: 1, position: 'top' } },
      ],
    });
  });

  test("the opponent's turn is a condition", () => {
    expect(read({ type: 'Opponents Turn', effect: 'This Character gains +1000 power' })).toMatchObject({
      type: 'Continuous',
      condition: { opponentTurn: true },
    });
  });

  test('search with its fields is three steps', () => {
    expect(
      read({
        type: 'On Play',
        effect: {
          actions: [
            {
              type: 'search',
              lookCount: 5,
              minSelect: 0,
              maxSelect: 1,
              destination: 'hand',
              remainderLocation: 'bottom',
              filterType: 'Navy',
            },
          ],
        },
      }),
    ).toMatchObject({
      effect: {
        actions: [{ type: 'look' }, { type: 'take', filters: [{ type: 'Navy' }] }, { type: 'placeRest' }],
      },
    });
  });

  test('Critical is Banish, at any place', () => {
    expect(
      readCard({
        id: 'OLD-1',
        name: 'Law',
        keywords: ['Rush', 'Critical'],
        abilities: [{ type: 'blocker' }],
      }),
    ).toMatchObject({ name: { en: 'Law' }, keywords: ['Rush', 'Banish', 'Blocker'], abilities: [] });
  });

  test('anything the seed never had is still refused by field', () => {
    expect(read({ type: 'On Play', colour: 'red', effect: 'Draw 2 cards' })).toEqual([
      expect.stringContaining('Column 1'),
    ]);
    expect(read({ type: 'On Play', colour: 'red', effect: draw(1) })).toEqual(['colour: unknown field']);
    expect(read({ type: 'Whenever', effect: draw(1) })).toEqual([expect.stringContaining('type: ')]);
  });
});

test('a sentence that makes no sense is refused at its position, in both languages', () => {
  const file = {
    id: 'OLD-1',
    name: { en: 'Old' },
    category: 'Event',
    colors: ['red'],
    types: [],
    block: 1,
    keywords: [],
    cost: 1,
    abilities: [{ type: 'Main', effect: 'Draw 2 bananas' }],
  };
  const [problem] = cardProblems(file);
  expect(problem.field).toBe('abilities.0.effect');
  expect(problem.reason.en).toContain('Column 8: expected');
  expect(problem.reason.fr).toContain('Colonne 8');
});
