import type { How, Staged } from '@sleight/kernel/staging';
import { expect, test } from 'vitest';
import { beatsOf, IN_A_HURRY, lengthOf, MOST } from './timing';

const facts = (...hows: readonly How[]): Staged[] => hows.map((how) => ({ verb: how, how }));

test('cards are dealt 80 ms apart', () => {
  expect(beatsOf(facts('deal', 'deal', 'deal'), 'normal').map(({ at }) => at)).toEqual([0, 80, 160]);
});

test('a number rolls while the card that it pays for is on its way', () => {
  const [roll, play] = beatsOf(facts('roll', 'play'), 'normal');
  expect([roll.at, play.at]).toEqual([0, 0]);
});

test('what shows in the log alone takes no time', () => {
  expect(beatsOf(facts('quiet'), 'normal')).toEqual([]);
});

test('a long chain is played faster, never longer', () => {
  const chain = facts(...Array.from({ length: 40 }, (): How => 'leave'));
  expect(lengthOf(beatsOf(chain, 'normal'))).toBeCloseTo(MOST);
  expect(lengthOf(beatsOf(chain, 'normal', IN_A_HURRY))).toBeCloseTo(IN_A_HURRY);
  expect(lengthOf(beatsOf(chain, 'fast'))).toBeLessThan(MOST / 2);
});

test('instant is nothing at all', () => {
  expect(beatsOf(facts('play', 'banner', 'end'), 'instant')).toEqual([]);
});
