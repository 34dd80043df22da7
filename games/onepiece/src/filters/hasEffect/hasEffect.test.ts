import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('hasEffect is said and read back', () => {
  expect(saidWith({ hasEffect: 'On Play' })).toEqual({
    en: "1 of your opponent's Characters with an [On Play] effect",
    fr: '1 Personnage adverse avec un effet [Jouée]',
  });
});

test('a text of this timing is printed on it', () => {
  expect(
    found(
      { hasEffect: 'On Play' },
      {
        cards: [
          { id: 'TEST-1', abilities: ['[On Play] Draw 1 card.'] },
          { id: 'TEST-2', abilities: ['[Trigger] Draw 1 card.'] },
        ],
        foe: { characters: ['TEST-1', 'TEST-2'] },
      },
    ),
  ).toEqual(['TEST-0', 'TEST-1']);
  expect(matchesPrinted({ hasEffect: 'On Play' }, { abilities: ['[On Play] Draw 1 card.'] })).toBe(true);
  expect(matchesPrinted({ hasEffect: 'On Play' }, { abilities: ['[Trigger] Draw 1 card.'] })).toBe(false);
});
