import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('attribute is said and read back', () => {
  expect(saidWith({ attribute: 'Slash' })).toEqual({
    en: "1 of your opponent's <Slash> attribute Characters",
    fr: "1 Personnage adverse d'attribut <Tranche>",
  });
});

test('one of its attributes is this one, or it counts as every attribute', () => {
  expect(
    found(
      { attribute: 'Slash' },
      {
        cards: [
          { id: 'TEST-1', attributes: ['Slash', 'Strike'] },
          { id: 'TEST-2', attributes: ['Wisdom'] },
        ],
        foe: { characters: ['TEST-1', 'TEST-2'] },
      },
    ),
  ).toEqual(['TEST-1']);
  expect(matchesPrinted({ attribute: 'Slash' }, { attributes: ['Slash', 'Strike'] })).toBe(true);
  expect(matchesPrinted({ attribute: 'Slash' }, { attributes: ['Wisdom'] })).toBe(false);
  const all = {
    abilities: [{ type: 'Continuous', zone: 'rules', effect: { actions: [{ type: 'countsAsAll' }] } }],
  };
  expect(matchesPrinted({ attribute: 'Slash' }, all)).toBe(true);
});
