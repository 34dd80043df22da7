import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('trash is said and read back', () => {
  expect(saidIf({ trash: { side: 'player', gte: 10 } })).toEqual({
    en: 'If you have 10 or more cards in your trash, this card gains +1000 power.',
    fr: 'Si vous avez 10 cartes dans la Défausse ou plus, cette carte gagne +1000 en puissance.',
  });
});

test('the cards in a trash are counted', () => {
  expect(holds({ trash: { side: 'player', gte: 2 } }, { me: { trash: ['ST01-003', 'ST01-003'] } })).toBe(
    true,
  );
  expect(holds({ trash: { side: 'player', gte: 2 } }, { foe: { trash: ['ST01-003', 'ST01-003'] } })).toBe(
    false,
  );
});
