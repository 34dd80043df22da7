import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('any is said and read back', () => {
  expect(saidIf({ any: [{ life: { side: 'player', lte: 2 } }, { leader: { name: 'Uta' } }] })).toEqual({
    en: 'If you have 2 or less Life cards or your Leader is [Uta], this card gains +1000 power.',
    fr: 'Si vous avez 2 cartes Vie ou moins ou que votre Leader est [Uta], cette carte gagne +1000 en puissance.',
  });
});

test('one of them is enough', () => {
  const any = {
    any: [{ life: { side: 'player' as const, lte: 2 } }, { hand: { side: 'opponent' as const, gte: 2 } }],
  };
  expect(holds(any, { me: { life: 2 } })).toBe(true);
  expect(holds(any, { me: { life: 3 } })).toBe(false);
  expect(holds(any, { me: { life: 3 }, foe: { hand: ['ST01-003', 'ST01-003'] } })).toBe(true);
});
