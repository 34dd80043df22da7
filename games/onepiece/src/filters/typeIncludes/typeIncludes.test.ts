import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('typeIncludes is said and read back', () => {
  expect(saidWith({ typeIncludes: 'CP' })).toEqual({
    en: `1 of your opponent's Characters with a type including "CP"`,
    fr: '1 Personnage adverse dont le type contient « CP »',
  });
});

test('a part of a type is enough', () => {
  expect(
    found(
      { typeIncludes: 'CP' },
      {
        cards: [
          { id: 'TEST-1', types: ['CP9'] },
          { id: 'TEST-2', types: ['Navy'] },
        ],
        foe: { characters: ['TEST-1', 'TEST-2'] },
      },
    ),
  ).toEqual(['TEST-1']);
  expect(matchesPrinted({ typeIncludes: 'CP' }, { types: ['CP9'] })).toBe(true);
  expect(matchesPrinted({ typeIncludes: 'CP' }, { types: ['Navy'] })).toBe(false);
  const all = {
    abilities: [{ type: 'Continuous', zone: 'rules', effect: { actions: [{ type: 'countsAsAll' }] } }],
  };
  expect(matchesPrinted({ typeIncludes: 'CP' }, all)).toBe(true);
});
