import { expect, test } from 'vitest';
import { isRefused } from '../refused';
import { createOpenMatches, FORGET_MS } from './open-matches';

const CAPS = { matches: 2, matchesHere: 3 };
const ada = { user: 'ada', address: 'office' };
const bob = { user: 'bob', address: 'office' };
const eve = { user: 'eve', address: 'elsewhere' };

function opening() {
  const clock = { now: 0 };
  const open = createOpenMatches(CAPS, () => clock.now);
  const tries = (who: typeof ada, match?: string): string | { code: string; retryAfter?: number } => {
    try {
      open.check(who, match);
      return 'room';
    } catch (error) {
      if (!isRefused(error)) throw error;
      const { code, retryAfter } = error.wire;
      return { code, retryAfter };
    }
  };
  return { clock, open, tries };
}

test('a person has a limit of live matches, and hears when there is room for another', () => {
  const { clock, open, tries } = opening();
  open.opened(ada, 'one');
  clock.now = 60_000;
  open.opened(ada, 'two');
  expect(tries(ada)).toEqual({ code: 'too-many-matches', retryAfter: FORGET_MS / 1000 - 60 });
  expect(tries(ada, 'two')).toBe('room');
  expect(tries(bob)).toBe('room');
  open.ended('one');
  expect(tries(ada)).toBe('room');
});

test('the limit is shared by all users of one address and does not affect other addresses', () => {
  const { open, tries } = opening();
  open.opened(ada, 'one');
  open.opened(bob, 'one');
  open.opened(bob, 'two');
  expect(tries(ada)).toMatchObject({ code: 'too-many-matches-here' });
  expect(tries(eve)).toBe('room');
});

test('a match its player left half an hour ago does not count; one in use does', () => {
  const { clock, open, tries } = opening();
  open.opened(ada, 'one');
  open.opened(ada, 'two');
  clock.now = FORGET_MS - 1;
  open.opened(ada, 'one');
  expect(tries(ada)).toMatchObject({ code: 'too-many-matches', retryAfter: 1 });
  clock.now = FORGET_MS;
  expect(tries(ada)).toBe('room');
  open.opened(ada, 'three');
  expect(tries(ada)).toMatchObject({ code: 'too-many-matches' });
});
