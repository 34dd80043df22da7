import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('don is said and read back', () => {
  expect(saidIf({ don: { side: 'player', gte: 8 } })).toEqual({
    en: 'If you have 8 or more DON!! cards on your field, this card gains +1000 power.',
    fr: 'Si vous avez 8 cartes DON!! sur le terrain ou plus, cette carte gagne +1000 en puissance.',
  });
  expect(saidIf({ don: { side: 'player', state: 'rested', gte: 2 } })).toEqual({
    en: 'If you have 2 or more rested DON!! cards, this card gains +1000 power.',
    fr: 'Si vous avez 2 cartes DON!! épuisées ou plus, cette carte gagne +1000 en puissance.',
  });
  expect(saidIf({ don: { side: 'player', state: 'given', eq: 1 } })).toEqual({
    en: 'If you have 1 given DON!! card, this card gains +1000 power.',
    fr: 'Si vous avez 1 carte DON!! attachée, cette carte gagne +1000 en puissance.',
  });
});

test('DON!! cards in the cost area and under cards, or those of one state', () => {
  const me = { don: { active: 1, rested: 2 }, leader: { card: 'ST01-001', don: 3 } };
  expect(holds({ don: { side: 'player', eq: 6 } }, { me })).toBe(true);
  expect(holds({ don: { side: 'player', state: 'active', eq: 1 } }, { me })).toBe(true);
  expect(holds({ don: { side: 'player', state: 'rested', eq: 2 } }, { me })).toBe(true);
  expect(holds({ don: { side: 'player', state: 'given', eq: 3 } }, { me })).toBe(true);
  expect(holds({ don: { side: 'opponent', gte: 1 } }, { me })).toBe(false);
});
