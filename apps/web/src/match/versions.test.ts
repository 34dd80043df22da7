import { describe, expect, test } from 'vitest';
import { isOlder, verdictOn } from './versions';

test('the next version is accepted', () => {
  expect(verdictOn(4, { version: 5 })).toBe('next');
});

test('an old version is ignored', () => {
  expect(verdictOn(4, { version: 4 })).toBe('old');
  expect(verdictOn(4, { version: 1 })).toBe('old');
});

test('a missing version requests the whole table', () => {
  expect(verdictOn(4, { version: 6 })).toBe('gap');
});

describe('an answer to a resync', () => {
  const at = (heard: number) => [{ frame: { seat: 0 }, heard }];
  const given = (version: number) => [{ seat: 0 as const, version }];

  test('is ignored if it is older than an update received meanwhile', () => {
    expect(isOlder(given(5), at(5), at(6))).toBe(true);
  });

  test('counts if nothing was received meanwhile, even from a server that counts from the start again', () => {
    expect(isOlder(given(2), at(9), at(9))).toBe(false);
  });

  test('counts if it is as new as the last update', () => {
    expect(isOlder(given(6), at(5), at(6))).toBe(false);
  });

  test('counts when there was no table yet', () => {
    expect(isOlder(given(0), [], [])).toBe(false);
  });
});
