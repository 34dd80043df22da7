import { compileText } from '@sleight/kernel/text/compile';
import { refusals } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '.';

const read = (text: string) => compileText(text, words);
const errorIn = (text: string) => {
  const result = read(text);
  return 'error' in result ? result.error : undefined;
};
const actionsIn = (text: string): unknown => {
  const result = read(text);
  return 'error' in result ? result.error.message.en : result.abilities[0].effect.actions;
};

describe('text that does not compile', () => {
  test.each([
    ['[On Play] Drew 1 card.', 10, 'draw'],
    ["[On Play] K.O. up to 1 of your opponent's Charakters.", 42, 'Characters'],
    ['[On Play] Draw 1 card. Then, draw 2 car.', 36, 'cards'],
    ['[On Play] You may rest this Character and fly: Draw 1 card.', 42, 'rest'],
    ['This Character gains +1000 powder.', 27, 'power'],
    ['[On Play] This Character gains [Rush] during this week.', 50, 'turn'],
  ])('"%s" is refused at %s, where "%s" was expected', (text, at, expected) => {
    const error = errorIn(text);
    expect(error?.at).toBe(at);
    expect(error?.expected.join(' ')).toContain(expected);
  });

  test('"that card" without an antecedent is refused at its position', () => {
    expect(errorIn('[Main] Rest that card.')?.at).toBe(12);
  });

  test('looked-at cards need a look', () => {
    expect(errorIn('[Main] Place the rest at the bottom of your deck in any order.')).toBeDefined();
    expect(errorIn('[Main] Reveal up to 1 {Navy} type card and add it to your hand.')).toBeDefined();
  });

  test('an automatic event cannot be offered', () => {
    expect(errorIn('[Main] You may this Character gains +1000 power during this turn.')).toBeDefined();
  });

  test('the message names the column in both languages', () => {
    const message = errorIn('[On Play] Draw 2 bananas.')?.message;
    expect(message?.en).toMatch(/^Column 18: expected .*found "bananas\."\.$/);
    expect(message?.fr).toMatch(/^Colonne 18\u202f: attendu .*lu «\u202fbananas\.\u202f»\.$/);
  });
});

describe('other ways to write the same', () => {
  test.each([
    [
      '[On Play] This Character gains [Rush] during this turn.',
      '[On Play] This card gains [Rush] during this turn.',
    ],
    [
      '[On Play] Give up to 1 rested DON!! card to your Leader or 1 of your Characters.',
      '[On Play] Give up to 1 rested DON!! card to 1 of your Leader or Character cards.',
    ],
    ['[On Play] ②: Draw 1 card.', '[On Play] You may rest 2 of your DON!! cards: Draw 1 card.'],
    ['[On Play] DON!! -1: Draw 1 card.', '[On Play] DON!! −1: Draw 1 card.'],
    [
      '[Main] Play up to 1 [Uta] with a cost of 4 or less from your hand.',
      '[Main] Play up to 1 [Uta] card with a cost of 4 or less from your hand.',
    ],
    [
      '[On Play] Draw 1 card if you have 3 or less cards in your hand.',
      '[On Play] If you have 3 or less cards in your hand, draw 1 card.',
    ],
    [
      '[On Play] Draw 2 cards, then trash 1 card from your hand.',
      '[On Play] Draw 2 cards and trash 1 card from your hand.',
    ],
    [
      '[Once Per Turn] [DON!! x1] [When Attacking] Draw 1 card.',
      '[DON!! x1] [When Attacking] [Once Per Turn] Draw 1 card.',
    ],
    ['Your {Navy} type Characters gain +1000 power.', 'All of your {Navy} type Characters gain +1000 power.'],
    [
      '[On Play] Look at 3 cards from the top of your deck and place them at the top or bottom of the deck in any order.',
      '[On Play] Look at 3 cards from the top of your deck. Then, place the rest at the top or bottom of the deck in any order.',
    ],
    [
      '[On Play] You may rest 1 of your DON!! cards and this Character: Draw 1 card.',
      '[On Play] You may rest 1 of your DON!! cards and rest this card: Draw 1 card.',
    ],
    [
      "[Main] K.O. up to 1 of your opponent's Characters and up to 1 of your opponent's Stages.",
      "[Main] K.O. up to 1 of your opponent's Characters. Then, K.O. up to 1 of your opponent's Stages.",
    ],
    [
      "This Character cannot be K.O.'d by effects and gains [Blocker].",
      "This card cannot be K.O.'d by effects. Then, this card gains [Blocker].",
    ],
    [
      'This Character can attack Characters on the turn in which it is played.',
      'This card gains [Rush: Character].',
    ],
    [
      '[On Play] If you have 7 or more DON!! cards on your field and 5 or less cards in your hand, draw 1 card.',
      '[On Play] If you have 7 or more DON!! cards on your field and you have 5 or less cards in your hand, draw 1 card.',
    ],
    [
      "[Your Turn] You may rest this Stage: When your opponent's Character is K.O.'d, draw 1 card.",
      "[Your Turn] When your opponent's Character is K.O.'d, you may rest this card: Draw 1 card.",
    ],
  ])('"%s" is "%s"', (loose, exact) => {
    expect(errorIn(exact)).toBeUndefined();
    expect(read(loose)).toEqual(read(exact));
  });
});

describe('the scope of an "if" (10.6)', () => {
  test('at the head: everything, as the condition of the ability', () => {
    expect(
      read('[On Play] If you have 2 or less Life cards, draw 1 card. Then, rest this Character.'),
    ).toMatchObject({
      abilities: [{ condition: { if: { life: { lte: 2 } } }, effect: { actions: [{}, { type: 'rest' }] } }],
    });
  });

  test('after "then": everything that follows', () => {
    expect(
      actionsIn(
        '[On Play] Draw 1 card. Then, if you have 2 or less Life cards, draw 1 card. Then, rest this card.',
      ),
    ).toMatchObject([{ type: 'draw' }, { type: 'draw', if: {} }, { type: 'rest', also: true }]);
  });

  test('behind its action: that action alone', () => {
    expect(
      actionsIn(
        '[On Play] Draw 1 card. Then, draw 1 card if you have 2 or less Life cards. Then, rest this card.',
      ),
    ).toEqual([
      { type: 'draw', amount: 1 },
      { type: 'draw', amount: 1, if: { life: { side: 'player', lte: 2 } } },
      { type: 'rest', targetType: 'self' },
    ]);
  });

  test('"if you do" refers to the action before', () => {
    expect(
      actionsIn('[On Play] You may trash 1 card from your hand. If you do, draw 2 cards.'),
    ).toMatchObject([
      { type: 'trash', may: true },
      { type: 'draw', needsPrevious: true },
    ]);
  });
});

test('one clause with two gains is two actions on the same card', () => {
  expect(
    actionsIn('[Main] Up to 1 of your Characters gains [Banish] and +1000 power during this turn.'),
  ).toMatchObject([
    { type: 'grantKeyword', minTargets: 0 },
    { type: 'powerMod', targetType: 'bound', of: 'granted' },
  ]);
});

describe('a qualifier after two names could belong to both', () => {
  test('two names alone are two conditions', () => {
    expect(errorIn('[Main] If you have [Uta] and [Nami], draw 1 card.')).toBeUndefined();
  });
  test('with more qualifiers it is ambiguous', () => {
    expect(
      errorIn('[Main] If you have [Uta] and [Nami] Characters with 6000 base power, draw 1 card.'),
    ).toBeDefined();
  });
});

test('"when you play" is your play, not the other player\'s', () => {
  expect(read('When you play a Character with a [Trigger], draw 1 card.')).toMatchObject({
    abilities: [{ when: { event: 'cardPlayed', side: 'player' } }],
  });
});

test('an effect that can be activated may be left', () => {
  expect(
    read('[Once Per Turn] This effect can be activated when your opponent attacks. Draw 1 card.'),
  ).toMatchObject({
    abilities: [{ type: 'When', optional: true, frequency: 'Once Per Turn' }],
  });
});

test('a keyword in brackets is not a name', () => {
  expect(actionsIn("[Main] K.O. up to 1 of your opponent's [Blocker] Characters.")).toMatchObject([
    { filters: [{ hasKeyword: 'Blocker' }] },
  ]);
});

describe('abilities as data', () => {
  const draw = { type: 'draw', amount: 1 };
  const play = (...actions: readonly unknown[]) => ({ type: 'On Play', effect: { actions } });

  test.each([
    [{ ...play(draw), efect: 1 }, 'efect: unknown field'],
    [
      play({ type: 'ko', targetType: 'character', filters: [{ colour: 'red' }] }),
      'effect.actions.0.filters.0.colour: unknown field',
    ],
    [
      play({ type: 'rest', targetType: 'bound', of: 'selected' }),
      'of: reads "selected", which nothing before it writes',
    ],
    [
      play({ type: 'rest', targetType: 'card', targetSide: 'opponent' }),
      'effect.actions.0.targetType: DON!! cards cannot be chosen like other cards here',
    ],
    [
      play({ type: 'placeRest', to: 'bottom' }),
      'effect.actions.0.type: speaks of looked-at cards, and nothing before it looks at any',
    ],
    [{ ...play(draw), type: 'When' }, 'when: belongs to a "When" ability, and to no other'],
    [
      { ...play(draw), condition: { if: { count: { targetType: 'don', targetSide: 'player' }, gte: 3 } } },
      'condition.if.count: is written as "hand", "trash", "deck", "life" or "don"',
    ],
    [
      { ...play(draw), cost: [{ rest: { targetType: 'don', targetSide: 'player' } }] },
      'cost.0.rest: is written as "restDon"',
    ],
    [
      play({ type: 'giveDon', amount: 1, state: 'rested', targetType: 'leaderOrCharacter' }),
      'effect.actions.0.targetSide: must say whose card is given DON!!',
    ],
    [{ ...play(draw), condition: {} }, 'condition: says no condition'],
    [play({ ...draw, also: true }), ': the game has no words for this combination'],
  ])('errors name the field: %#', (json, message) => {
    expect(refusals(json, words)).toContain(message);
  });
});
