import { compileText } from '@sleight/kernel/text/compile';
import { refusals } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '.';

const errorIn = (text: string) => {
  const result = compileText(text, words);
  return 'error' in result ? result.error : undefined;
};

describe('text that does not compile', () => {
  test.each([
    ['MAIN: drew 1 card.', 6, 'draw'],
    ['MAIN: hide an enemy charakter.', 20, 'character'],
    ['MAIN: hide an enemy character with Power 3 or fewer.', 46, 'less'],
    ['MAIN effect: instead, draw 1 card.', 0, 'MAIN:'],
    ['UPGRADE: MAIN effect: also, draw 1 card.', 22, 'instead,'],
    ['AMBUSH: POWERUP X.', 17, ', where'],
    ['When a friendly character is eaten, draw 1 card.', 29, 'defeated'],
  ])('"%s" is refused at %s, where "%s" was expected', (text, at, expected) => {
    const error = errorIn(text);
    expect(error?.at).toBe(at);
    expect(error?.expected.map((one) => one.trim())).toContain(expected.split(' ')[0]);
  });

  test('"it" without an antecedent is refused at its position', () => {
    expect(errorIn('MAIN: POWERUP X, where X is its cost.')?.at).toBe(28);
  });

  test('only UPGRADE lines can refer to what the MAIN effect did', () => {
    expect(errorIn('UPGRADE: POWERUP 2 the character played by the MAIN effect.')).toBeUndefined();
    expect(errorIn('AMBUSH: POWERUP 2 the character played by the MAIN effect.')).toBeDefined();
  });

  test('a modifier says "this way" and a separate line "by the MAIN effect"', () => {
    expect(errorIn('UPGRADE: MAIN effect: in addition, hide the character moved this way.')).toBeUndefined();
    expect(errorIn('UPGRADE: hide the character moved this way.')).toBeDefined();
  });
});

describe('other ways to write the same', () => {
  test.each([
    ['MAIN: Draw a card', 'MAIN: draw 1 card.'],
    ['MAIN: defeat a hidden enemy character.', 'MAIN: defeat a hidden enemy character in play.'],
    [
      'MAIN: hide an enemy character with Power 3 or less in this mission.',
      'MAIN: hide an enemy character in this mission with Power 3 or less.',
    ],
    ['MAIN: move an enemy character in this mission.', 'MAIN: move an enemy character from this mission.'],
    ['MAIN: draw 1 card, then discard a card.', 'MAIN: draw 1 card. Discard 1 card.'],
    ['MAIN: move a character named "Gaara" in play.', 'MAIN: move a Gaara character in play.'],
  ])('"%s" is "%s"', (loose, exact) => {
    expect(errorIn(exact)).toBeUndefined();
    expect(compileText(loose, words)).toEqual(compileText(exact, words));
  });
});

describe('abilities as data', () => {
  const draw = { type: 'draw', amount: 1 };
  const main = (...actions: readonly unknown[]) => ({ type: 'Main', effect: { actions } });

  test.each([
    [{ ...main(draw), efect: 1 }, 'efect: unknown field'],
    [
      main({ type: 'hide', targetType: 'character', filters: [{ misson: 'here' }] }),
      'effect.actions.0.filters.0.misson: unknown field',
    ],
    [
      main({ type: 'powerup', amount: { stat: 'cost', of: 'milled' } }),
      'of: reads "milled", which nothing before it writes',
    ],
    [{ ...main(draw), optional: true }, ': the game has no words for this combination'],
    [{ ...main(draw), instead: 'Main' }, ': the game has no words for this combination'],
  ])('errors name the field: %#', (json, message) => {
    expect(refusals(json, words)).toContain(message);
  });

  test('in a static text Power is the printed value and tokens, so no other Power can be expressed (9.2)', () => {
    const strong = (filter: object) => ({
      type: 'Continuous',
      effect: {
        actions: [{ type: 'powerMod', amount: 1, targetType: 'character', all: true, filters: [filter] }],
      },
    });
    expect(refusals(strong({ basis: { gte: 4 } }), words)).toEqual([]);
    expect(refusals(strong({ power: { gte: 4 } }), words)).toHaveLength(1);
  });
});
