import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('count is said and read back', () => {
  expect(
    saidIf({
      count: { targetSide: 'player', targetType: 'character', filters: [{ state: 'rested' }] },
      gte: 2,
    }),
  ).toEqual({
    en: 'If you have 2 or more rested Characters, this card gains +1000 power.',
    fr: 'Si vous avez au moins 2 Personnages épuisés, cette carte gagne +1000 en puissance.',
  });
  expect(saidIf({ count: { targetType: 'character', filters: [{ cost: { eq: 0 } }] }, gte: 1 })).toEqual({
    en: 'If there is a Character with a cost of 0, this card gains +1000 power.',
    fr: "S'il y a un Personnage ayant un coût de 0, cette carte gagne +1000 en puissance.",
  });
  expect(saidIf({ count: { targetSide: 'opponent', targetType: 'character' }, eq: 0 })).toEqual({
    en: 'If your opponent has no Characters, this card gains +1000 power.',
    fr: "Si votre adversaire n'a aucun Personnage, cette carte gagne +1000 en puissance.",
  });
});

test('at least, at most or exactly so many match', () => {
  const foe = { characters: ['ST01-003', { card: 'ST01-010', rested: true }] };
  const theirs = { targetSide: 'opponent', targetType: 'character' } as const;
  expect(holds({ count: theirs, gte: 2 }, { foe })).toBe(true);
  expect(holds({ count: theirs, gte: 3 }, { foe })).toBe(false);
  expect(holds({ count: theirs, lte: 2 }, { foe })).toBe(true);
  expect(holds({ count: theirs, lte: 1 }, { foe })).toBe(false);
  expect(holds({ count: theirs, eq: 2 }, { foe })).toBe(true);
  expect(holds({ count: theirs, eq: 0 }, { foe })).toBe(false);
  expect(holds({ count: { ...theirs, filters: [{ state: 'rested' }] }, eq: 1 }, { foe })).toBe(true);
});
