import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('not is said and read back', () => {
  expect(saidIf({ not: { life: { side: 'player', lte: 2 } } })).toEqual({
    en: 'If it is not true that you have 2 or less Life cards, this card gains +1000 power.',
    fr: "S'il n'est pas vrai que vous avez 2 cartes Vie ou moins, cette carte gagne +1000 en puissance.",
  });
});

test('it holds where the condition inside does not', () => {
  expect(holds({ not: { life: { side: 'player', lte: 2 } } }, { me: { life: 3 } })).toBe(true);
  expect(holds({ not: { life: { side: 'player', lte: 2 } } }, { me: { life: 2 } })).toBe(false);
});
