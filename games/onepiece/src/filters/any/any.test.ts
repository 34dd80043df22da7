import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('any is said and read back', () => {
  expect(saidWith({ any: [{ name: 'Uta' }, { type: 'FILM' }] })).toEqual({
    en: "1 of your opponent's [Uta] or {FILM} type Characters",
    fr: '1 Personnage adverse [Uta] ou de type {FILM}',
  });
  expect(saidWith({ any: [{ cost: { eq: 0 } }, { cost: { gte: 8 } }] })).toEqual({
    en: "1 of your opponent's Characters with a cost of 0 or with a cost of 8 or more",
    fr: '1 Personnage adverse ayant un coût de 0 ou un coût de 8 ou plus',
  });
});

test('one of the filters is enough', () => {
  expect(
    found(
      { any: [{ cost: { eq: 0 } }, { cost: { gte: 8 } }] },
      {
        cards: [
          { id: 'TEST-1', cost: 9 },
          { id: 'TEST-2', cost: 5 },
        ],
        foe: { characters: ['TEST-1', 'TEST-2'] },
      },
    ),
  ).toEqual(['TEST-0', 'TEST-1']);
  expect(matchesPrinted({ any: [{ cost: { eq: 0 } }, { cost: { gte: 8 } }] }, { cost: 9 })).toBe(true);
  expect(matchesPrinted({ any: [{ cost: { eq: 0 } }, { cost: { gte: 8 } }] }, { cost: 5 })).toBe(false);
});
