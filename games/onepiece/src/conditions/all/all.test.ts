import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('all is said and read back', () => {
  expect(saidIf({ all: [{ life: { side: 'player', lte: 2 } }, { leader: { type: 'Navy' } }] })).toEqual({
    en: 'If you have 2 or less Life cards and your Leader has the {Navy} type, this card gains +1000 power.',
    fr: 'Si vous avez 2 cartes Vie ou moins et que votre Leader est de type {Marine}, cette carte gagne +1000 en puissance.',
  });
});

test('every one of them holds', () => {
  const all = {
    all: [{ life: { side: 'player' as const, lte: 2 } }, { hand: { side: 'opponent' as const, lte: 1 } }],
  };
  expect(holds(all, { me: { life: 2 } })).toBe(true);
  expect(holds(all, { me: { life: 3 } })).toBe(false);
  expect(holds(all, { me: { life: 2 }, foe: { hand: ['ST01-003', 'ST01-003'] } })).toBe(false);
});
