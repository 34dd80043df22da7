import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('not is said and read back', () => {
  expect(saidWith({ not: { name: 'Tashigi' } })).toEqual({
    en: "1 of your opponent's Characters other than [Tashigi]",
    fr: '1 Personnage adverse autre que [Tashigi]',
  });
  expect(saidWith({ not: { type: 'Navy' } })).toEqual({
    en: "1 of your opponent's Characters other than {Navy} type cards",
    fr: '1 Personnage adverse autre que les cartes de type {Marine}',
  });
  expect(saidWith({ not: { hasEffect: 'On Play' } })).toEqual({
    en: "1 of your opponent's Characters without an [On Play] effect",
    fr: '1 Personnage adverse sans effet [Jouée]',
  });
});

test('what the filter inside leaves out fits', () => {
  const cards = [
    { id: 'TEST-1', types: ['Navy'] },
    { id: 'TEST-2', types: ['FILM'] },
  ];
  const matching = found({ not: { type: 'Navy' } }, { cards, foe: { characters: ['TEST-1', 'TEST-2'] } });
  expect(matching).toContain('TEST-2');
  expect(matching).not.toContain('TEST-1');
  expect(matchesPrinted({ not: { type: 'Navy' } }, { types: ['FILM'] })).toBe(true);
  expect(matchesPrinted({ not: { type: 'Navy' } }, { types: ['Navy'] })).toBe(false);
});
