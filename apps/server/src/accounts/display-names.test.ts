import { expect, test } from 'vitest';
import { displayName, displayNameFrom } from './display-names';

test.each([
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ["Zoé d'Arc", "Zoé d'Arc"],
  ['山田', '山田'],
  ['e\u0301', 'é'],
])('%j is kept as %j', (text, name) => {
  expect(displayName(text)).toBe(name);
});

test.each([
  '',
  '   ',
  '<script>alert(1)</script>',
  'a"b',
  'a\u0000b',
  'abc\u202edef',
  'x'.repeat(41),
  '{{7*7}}',
])('%j is refused', (text) => {
  expect(displayName(text)).toBeNull();
});

test('a name from a provider is reduced to its displayable part', () => {
  expect(displayNameFrom('<Ada> "The Countess"')).toBe('Ada The Countess');
  expect(displayNameFrom('x'.repeat(60))).toBe('x'.repeat(40));
  expect(displayNameFrom('<>')).toBeNull();
});
