import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('hasTrigger is said and read back', () => {
  expect(saidWith({ hasTrigger: true })).toEqual({
    en: "1 of your opponent's Characters with a [Trigger]",
    fr: '1 Personnage adverse ayant un [Déclenchement]',
  });
});

test('a [Trigger] is printed on it', () => {
  expect(
    found(
      { hasTrigger: true },
      {
        cards: [
          { id: 'TEST-1', abilities: ['[Trigger] Draw 1 card.'] },
          { id: 'TEST-2', abilities: ['[On Play] Draw 1 card.'] },
        ],
        foe: { characters: ['TEST-1', 'TEST-2'] },
      },
    ),
  ).toEqual(['TEST-1']);
  expect(matchesPrinted({ hasTrigger: true }, { abilities: ['[Trigger] Draw 1 card.'] })).toBe(true);
  expect(matchesPrinted({ hasTrigger: true }, { abilities: ['[On Play] Draw 1 card.'] })).toBe(false);
});
