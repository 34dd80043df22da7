import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUsername, usernameKey } from './usernames';

test.each(['Ada', 'ada1815', 'Élodie', 'Abcdefghijkl', '007', 'Œdipe'])('%s is a username', (name) => {
  expect(isUsername(name)).toBe(true);
});

test.each([
  '',
  'Al',
  'Abcdefghijklm',
  'a b c',
  'ada_l',
  '<b>ada',
  "ada'--",
  'аdа', // Cyrillic
  'ａｄａ',
  'ada\u0000',
  'ada\u200b',
  'ad\u0301\u0302a',
])('%j is not', (name) => {
  expect(isUsername(name)).toBe(false);
});

test.each([
  ['Ada', 'ADA'],
  ['Elodie', 'Élodie'],
  ['Elodie', 'E1odie'],
  ['Bill', 'BiII'],
  ['oscar', '0scar'],
  ['corner', 'comer'],
  ['vvolf', 'wolf'],
  ['Boss', 'B055'],
  ['Strasse', 'Straße'],
])('%s and %s look alike', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other));
});

test.each([
  ['ada', 'adam'],
  ['mark', 'marc'],
])('%s and %s do not', (one, other) => {
  expect(usernameKey(one)).not.toBe(usernameKey(other));
});

test('a key is its own key, because sign-in compares it again', () => {
  const letters = 'abirnvw0158éÉœßÆ'.split('');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters)), (name) => {
      const key = usernameKey(name.join(''));
      return usernameKey(key) === key;
    }),
  );
});
