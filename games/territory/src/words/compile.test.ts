import { readAbility } from '@sleight/kernel/ability/read';
import { compileText } from '@sleight/kernel/text/compile';
import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '.';

const errorIn = (text: string) => {
  const result = compileText(text, words);
  return 'error' in result ? result.error : undefined;
};

describe('text that does not compile', () => {
  test.each([
    ['Deploy: drew 1 card.', 8, 'draw'],
    ['Deploy: draw 2 bananas.', 15, 'cards'],
    ['Deploy: draw 1 cart.', 15, 'card'],
    ['Deploy: draw 2 cards then die.', 21, ', then'],
    ['Deploy: deal 3 damage too an enemy.', 22, 'to'],
    ['Deal 3 damage to a lane.', 17, 'unit'],
    ['Deploy: draw 1 card. And then some.', 21, 'draw'],
    ['Deploy: draw 1 card', undefined, undefined],
    ['Deploy: heal an ally.', 20, 'by'],
    ['Whenever a close ally conquers gain 1 VP.', 31, ','],
    ['Give this slot "Deploy: draw 1 card.', 36, '"'],
  ])('"%s" is refused at %s, where "%s" was expected', (text, at, expected) => {
    const error = errorIn(text);
    expect(error?.at).toBe(at);
    if (expected) expect(error?.expected).toContain(expected);
  });

  test('in the second line, the position counts from the start of the text', () => {
    expect(errorIn('Deploy: draw 1 card.\nDeath: draw 1 crad.')?.at).toBe(35);
  });

  test('is reported in English and in French', () => {
    expect(errorIn('Death: gain 1 PV.')?.message).toEqual({
      en: 'Column 15: expected "VP", found "PV.".',
      fr: 'Colonne 15\u202f: attendu «\u202fVP\u202f», lu «\u202fPV.\u202f».',
    });
  });

  test('a space too many is the mistake itself', () => {
    expect(errorIn('Deploy: draw  2 cards.')?.message).toEqual({
      en: 'Column 14: expected "1 card", "a card", a number or "cards", found a space too many.',
      fr: 'Colonne 14\u202f: attendu «\u202f1 card\u202f», «\u202fa card\u202f», un nombre ou «\u202fcards\u202f», lu une espace de trop.',
    });
  });

  test('"it" without an antecedent is refused at its position', () => {
    expect(errorIn('Draw cards equal to its power.')?.at).toBe(20);
  });

  test('"its" after another noun is refused: it would be misread', () => {
    expect(errorIn('Sacrifice an ally: an ally gets +X power, where X is its power.')?.at).toBe(53);
  });

  test('"the chosen lane" is refused when no lane was chosen', () => {
    expect(errorIn('Choose an ally. Each ally close to the chosen lane gets +1 power.')?.at).toBe(35);
  });
});

describe('other ways to write the same', () => {
  test.each([
    ['Deploy: Draw a card', 'Deploy: draw 1 card.'],
    ['bounce an ally, then draw 1 card.', 'Bounce an ally. Draw 1 card.'],
    ['Give an ally +3 power.', 'An ally gets +3 power.'],
    ['Remove each ongoing effect.', 'Remove every ongoing effect.'],
    ['Deploy: discard 1 card.', 'Deploy: discard a card.'],
  ])('"%s" is "%s"', (loose, exact) => {
    expect(errorIn(loose)).toBeUndefined();
    expect(compileText(loose, words)).toEqual(compileText(exact, words));
  });
});

describe('abilities as data', () => {
  test("seed 004's string effects, single costs and nulls are read", () => {
    const json = {
      type: 'Activate',
      frequency: null,
      condition: null,
      cost: { discard: 1 },
      effect: 'Draw 2 cards',
    };
    expect(readAbility(json, words)).toEqual({
      ability: {
        type: 'Activate',
        cost: [{ discard: 1 }],
        effect: { actions: [{ type: 'draw', amount: 2 }] },
      },
    });
  });

  test('a string effect may bring its own cost and condition', () => {
    expect(said({ type: 'Deploy', effect: 'you may sacrifice another ally to draw 1 card' }, words)).toEqual({
      en: 'Deploy: you may sacrifice another ally to draw 1 card.',
      fr: 'Déploiement : vous pouvez sacrifier un autre allié pour piocher 1 carte.',
    });
  });

  test('a string effect that does not compile gives the position in it', () => {
    const read = readAbility({ type: 'Deploy', effect: 'Draw two cards' }, words);
    expect('errors' in read && read.errors[0]).toMatchObject({ field: 'effect', at: 5 });
  });

  const damage = { type: 'damage', amount: 1, targetSide: 'opponent', targetType: 'unit' };
  const deploy = (...actions: readonly unknown[]) => ({ type: 'Deploy', effect: { actions } });

  test.each([
    [{ ...deploy(damage), efect: 1 }, 'efect: unknown field'],
    [deploy({ ...damage, filters: [{ rang: 'close' }] }), 'effect.actions.0.filters.0.rang: unknown field'],
    [deploy({ ...damage, minTargets: 3 }), 'effect.actions.0.minTargets: is above maxTargets'],
    [
      deploy({ ...damage, all: true, maxTargets: 2 }),
      'effect.actions.0.maxTargets: cannot stand beside "all"',
    ],
    [
      deploy({ ...damage, amount: { stat: 'power', of: 'sacrificed' } }),
      'of: reads "sacrificed", which nothing before it writes',
    ],
    [{ type: 'When', effect: { actions: [damage] } }, 'when: a "When" ability says which event'],
    [{ type: 'Continuous', effect: { actions: [damage] } }, ': the game has no words for this combination'],
  ])('errors name the field: %#', (json, message) => {
    expect(refusals(json, words)).toContain(message);
  });
});

describe('registers', () => {
  const chooseLane = { type: 'choose', targetType: 'lane' };
  const damageCloseTo = (of: string) => ({
    type: 'damage',
    amount: 1,
    targetType: 'unit',
    all: true,
    filters: [{ range: 'close', of }],
  });

  test('two choices are distinguished by number', () => {
    const actions = [
      chooseLane,
      { ...chooseLane, bind: 'goal' },
      damageCloseTo('chosen'),
      damageCloseTo('goal'),
    ];
    expect(said({ type: 'Play', effect: { actions } }, words)).toEqual({
      en: 'Choose a lane. Choose a lane. Deal 1 damage to each unit close to the first chosen lane. Deal 1 damage to each unit close to the second chosen lane.',
      fr: 'Choisissez un couloir. Choisissez un couloir. Infligez 1 dégât à chaque unité proche du premier couloir choisi. Infligez 1 dégât à chaque unité proche du deuxième couloir choisi.',
    });
  });

  test('a custom name is dropped if the ability does this once', () => {
    const read = readAbility(
      { type: 'Play', effect: { actions: [{ ...chooseLane, bind: 'goal' }, damageCloseTo('goal')] } },
      words,
    );
    expect('ability' in read && read.ability.effect.actions).toEqual([chooseLane, damageCloseTo('chosen')]);
  });

  test('an only condition moves to the ability', () => {
    const cond = { lanesWon: { gte: 2 } };
    const read = readAbility(
      { type: 'Death', effect: { actions: [{ type: 'draw', amount: 1, if: cond }] } },
      words,
    );
    expect(read).toEqual({
      ability: { type: 'Death', condition: { if: cond }, effect: { actions: [{ type: 'draw', amount: 1 }] } },
    });
  });
});
