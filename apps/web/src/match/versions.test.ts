import { expect, test } from 'vitest';
import { verdictOn } from './versions';

test('the next version is taken', () => {
  expect(verdictOn(4, { version: 5 })).toBe('next');
});

test('what was heard before is ignored', () => {
  expect(verdictOn(4, { version: 4 })).toBe('old');
  expect(verdictOn(4, { version: 1 })).toBe('old');
});

test('a missing version asks for the whole table', () => {
  expect(verdictOn(4, { version: 6 })).toBe('gap');
});
