import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('type is said and read back', () => {
  expect(saidWith({ type: 'Navy' })).toEqual({
    en: "1 of your opponent's {Navy} type Characters",
    fr: '1 Personnage adverse de type {Marine}',
  });
  expect(saidWith({ type: ['Navy', 'FILM'] })).toEqual({
    en: "1 of your opponent's {Navy} or {FILM} type Characters",
    fr: '1 Personnage adverse de type {Marine} ou {FILM}',
  });
});

test('one of its types is one of these, or it counts as every type', () => {
  expect(
    found(
      { type: ['Navy', 'FILM'] },
      {
        cards: [
          { id: 'TEST-1', types: ['FILM', 'Music'] },
          { id: 'TEST-2', types: ['Former Navy'] },
        ],
        foe: { characters: ['TEST-1', 'TEST-2'] },
      },
    ),
  ).toEqual(['TEST-1']);
  expect(matchesPrinted({ type: ['Navy', 'FILM'] }, { types: ['FILM', 'Music'] })).toBe(true);
  expect(matchesPrinted({ type: ['Navy', 'FILM'] }, { types: ['Former Navy'] })).toBe(false);
  const all = {
    abilities: [{ type: 'Continuous', zone: 'rules', effect: { actions: [{ type: 'countsAsAll' }] } }],
  };
  expect(matchesPrinted({ type: ['Navy', 'FILM'] }, all)).toBe(true);
});
