import { expect, test } from 'vitest';
import { found, foundInTrash, matchesPrinted, saidWith } from '../../words/probe';

test('hasKeyword is said and read back', () => {
  expect(saidWith({ hasKeyword: 'Blocker' })).toEqual({
    en: "1 of your opponent's [Blocker] Characters",
    fr: '1 Personnage adverse avec [Bloqueur]',
  });
});

test('a keyword counts if it is printed or was gained', () => {
  const foe = { characters: ['TEST-1', { card: 'TEST-2', keywords: ['Blocker'] }, 'TEST-3'] };
  const cards = [
    { id: 'TEST-1', keywords: ['Blocker'] },
    { id: 'TEST-2' },
    { id: 'TEST-3', keywords: ['Rush'] },
  ];
  expect(found({ hasKeyword: 'Blocker' }, { cards, foe })).toEqual(['TEST-1', 'TEST-2']);
  expect(foundInTrash({ hasKeyword: 'Blocker' }, cards, ['TEST-1', 'TEST-2'])).toEqual(['TEST-1']);
  expect(matchesPrinted({ hasKeyword: 'Blocker' }, { keywords: ['Blocker'] })).toBe(true);
  expect(matchesPrinted({ hasKeyword: 'Blocker' }, { keywords: ['Rush'] })).toBe(false);
});
