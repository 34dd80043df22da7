// How a round is told: strikes in the order of initiative, before the result; nothing counts before it is told.

import { playing } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import type { State } from '@sleight/kernel/state';
import { shownBeats } from '@sleight/kit/random-play';
import { beatsOf } from '@sleight/kit/story';
import { describe, expect, test } from 'vitest';
import { sleeved } from './book';
import { sleevedGame } from './game';
import { newMatch } from './random-play';
import { start } from './start';

const book = sleeved();
const begin = (seed: number) => ({ book, s: newMatch(book, seed) });
const beats = [...shownBeats(sleevedGame, 12, begin)];

/** The facts of each round, by match and round. */
const byRound = new Map<string, Fact[]>();
for (const { match, facts, scene } of beats) {
  const round = `${match} ${scene.heading.turn.en}`;
  byRound.set(round, [...(byRound.get(round) ?? []), ...facts]);
}
const rounds = [...byRound.values()].filter((facts) => facts.some(({ verb }) => verb === 'attack'));

describe('a fight', () => {
  test('is told strike by strike, the card with more initiative first', () => {
    let ordered = 0;
    for (const facts of rounds) {
      const initiative = (seat: number) =>
        facts.findLast((fact) => fact.verb === 'stat' && fact.to === 'initiative' && fact.seat === seat)
          ?.amount ?? 0;
      const [first] = facts.filter(({ verb }) => verb === 'attack');
      const faster = initiative(0) >= initiative(1) ? 0 : 1;
      // A text may still change the initiative of this combat.
      if (facts.some(({ verb }) => verb === 'initiativeNow')) continue;
      expect(first.seat).toBe(faster);
      if (initiative(0) !== initiative(1)) ordered++;
    }
    expect(ordered).toBeGreaterThan(20);
    const strikes = beats.filter(({ facts }) => facts.some(({ verb }) => verb === 'attack'));
    for (const { facts } of strikes) expect(facts.filter(({ verb }) => verb === 'attack')).toHaveLength(1);
  });

  test('comes before its result, and the result before its points', () => {
    const order = ['reveal', 'stat', 'attack', 'destroy', 'survive', 'points'];
    for (const facts of rounds) {
      const told = facts.map(({ verb }) => order.indexOf(verb)).filter((at) => at >= 0);
      const stages = told.map((at) => (order[at] === 'survive' ? order.indexOf('destroy') : at));
      expect(stages).toEqual(stages.toSorted((a, b) => a - b));
    }
  });
});

test('points are shown in the beat that scores them', () => {
  const totals = new Map<number, number[]>();
  for (const { match, facts, scene } of beats) {
    const total = totals.get(match) ?? [0, 0];
    totals.set(match, total);
    for (const { verb, seat = 0, amount = 0 } of facts) if (verb === 'points') total[seat] += amount;
    if (facts.every(({ verb }) => verb !== 'points')) continue;
    expect(scene.counters.filter(({ id }) => id === 'score').map(({ value }) => value)).toEqual(total);
  }
  expect([...totals.values()].flat().some((points) => points > 0)).toBe(true);
});

test('the deal is called Setup, and the first round begins after it', () => {
  const facts: Fact[] = [];
  const moments: State[] = [];
  const s = start(book, [{ cards: [] }, { cards: [] }], 'setup', facts, moments);
  const headings = beatsOf(sleevedGame, { facts, moments, before: moments[0], after: s }).map(
    ({ facts: [{ verb }], after }) =>
      `${sleevedGame.scene?.(playing(book, after), 0).heading.turn.en}: ${verb}`,
  );
  expect(headings[0]).toBe('Setup: refill');
  expect(headings.some((heading) => /^Round 1.*: round$/.test(heading))).toBe(true);
  expect(headings.join()).not.toMatch('Round 0');
});
