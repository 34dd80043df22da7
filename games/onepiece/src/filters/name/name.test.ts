import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('name is said and read back', () => {
  expect(saidWith({ name: 'Uta' })).toEqual({
    en: "1 of your opponent's [Uta] Characters",
    fr: '1 Personnage adverse [Uta]',
  });
  expect(saidWith({ name: ['Uta', 'Nami'] })).toEqual({
    en: "1 of your opponent's [Uta] or [Nami] Characters",
    fr: '1 Personnage adverse [Uta] ou [Nami]',
  });
});

test('its name is one of these, or it counts as every name', () => {
  expect(
    found(
      { name: ['Uta', 'Nami'] },
      {
        cards: [
          { id: 'TEST-1', name: { en: 'Nami', fr: 'Nami' } },
          { id: 'TEST-2', name: { en: 'Enel', fr: 'Ener' } },
        ],
        foe: { characters: ['TEST-1', 'TEST-2'] },
      },
    ),
  ).toEqual(['TEST-1']);
  expect(matchesPrinted({ name: ['Uta', 'Nami'] }, { name: { en: 'Nami', fr: 'Nami' } })).toBe(true);
  expect(matchesPrinted({ name: ['Uta', 'Nami'] }, { name: { en: 'Enel', fr: 'Ener' } })).toBe(false);
  const all = {
    abilities: [{ type: 'Continuous', zone: 'rules', effect: { actions: [{ type: 'countsAsAll' }] } }],
  };
  expect(matchesPrinted({ name: ['Uta', 'Nami'] }, all)).toBe(true);
});
