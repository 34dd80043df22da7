// Names in the log.

import { expect, test } from 'vitest';
import { withNames } from './player-names';

test('each seat gets its name', () => {
  expect(withNames('{0} attacks {1}’s Nami.', ['Mara', 'Ada'])).toBe('Mara attacks Ada’s Nami.');
});

test('French elides before a vowel, and only there', () => {
  expect(withNames('La carte de {1} survit.', ['Mara', 'Élise'])).toBe('La carte d’Élise survit.');
  expect(withNames('La carte de {0} survit.', ['Mara', 'Élise'])).toBe('La carte de Mara survit.');
});

test('a name that looks like a placeholder is unchanged', () => {
  expect(withNames('{0} draws 1 card from {1}’s deck.', ['{1}', '$&'])).toBe(
    '{1} draws 1 card from $&’s deck.',
  );
});

test('other braces are not placeholders', () => {
  expect(withNames('{2} and {Navy} stay.', ['Mara', 'Ada'])).toBe('{2} and {Navy} stay.');
});
