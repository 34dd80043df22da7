import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('life is said and read back', () => {
  expect(saidIf({ life: { side: 'player', lte: 2 } })).toEqual({
    en: 'If you have 2 or less Life cards, this card gains +1000 power.',
    fr: 'Si vous avez 2 cartes Vie ou moins, cette carte gagne +1000 en puissance.',
  });
  expect(saidIf({ life: { side: 'any', gte: 5 } })).toEqual({
    en: 'If you and your opponent have a total of 5 or more Life cards, this card gains +1000 power.',
    fr: 'Si vous et votre adversaire avez un total de 5 cartes Vie ou plus, cette carte gagne +1000 en puissance.',
  });
  expect(saidIf({ life: { side: 'player', face: 'up', gte: 1 } })).toEqual({
    en: 'If you have a face-up Life card, this card gains +1000 power.',
    fr: 'Si vous avez 1 carte Vie face visible ou plus, cette carte gagne +1000 en puissance.',
  });
});

test('Life cards of a side, or of both, or of one face', () => {
  expect(holds({ life: { side: 'player', lte: 2 } }, { me: { life: 2 } })).toBe(true);
  expect(holds({ life: { side: 'player', lte: 2 } }, { me: { life: 3 } })).toBe(false);
  expect(holds({ life: { side: 'any', gte: 5 } }, { me: { life: 2 }, foe: { life: 3 } })).toBe(true);
  expect(holds({ life: { side: 'any', gte: 5 } }, { me: { life: 2 }, foe: { life: 2 } })).toBe(false);
  const life = ['ST01-003', { card: 'ST01-003', up: true }];
  expect(holds({ life: { side: 'player', face: 'up', gte: 1 } }, { me: { life } })).toBe(true);
  expect(holds({ life: { side: 'player', face: 'up', gte: 1 } }, { me: { life: 2 } })).toBe(false);
});
