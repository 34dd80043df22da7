// The log covers every fact, in both languages, one line for what belongs together.

import { playing } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import { redact } from '@sleight/kernel/telling';
import { logFaults, moments } from '@sleight/kit/random-play';
import { expect, test } from 'vitest';
import { sleeved } from './book';
import { log, saidVerbs } from './log';
import { newMatch } from './random-play';
import { start } from './start';

const book = sleeved();
const p = playing(book, newMatch(book, 0));
const moment = { before: p, after: p };

test('the log has words for every verb of a match, in both languages', () => {
  const { verbs, faults } = logFaults(
    log,
    saidVerbs,
    moments(20, (seed) => ({ book, s: newMatch(book, seed) })),
  );
  expect(faults).toEqual([]);
  expect(verbs.size).toBeGreaterThan(12);
});

test('the deal is one line for each player, although animals are dealt in turn', () => {
  const facts: Fact[] = [];
  start(book, [{ cards: [] }, { cards: [] }], 'deal', facts);
  const dealt = facts.filter(({ verb }) => ['refill', 'draw'].includes(verb));
  expect(dealt.slice(0, 2).map(({ seat }) => seat)).toEqual([0, 1]);
  const lines = log(moment, redact(dealt, 0), 0);
  const animals = dealt.filter(({ verb, seat }) => verb === 'refill' && seat === 1).length;
  const equipment = dealt.filter(({ verb, seat }) => verb === 'draw' && seat === 1).length;
  expect(lines.map(({ en }) => en)).toEqual([
    expect.stringMatching(/^You draw .+, .+ and .+\.$/),
    `{1} draws ${animals} animals and ${equipment} equipment cards.`,
  ]);
  expect(lines[1].fr).toBe(`{1} pioche ${animals} animaux et ${equipment} équipements.`);
});

test('a player who scores nothing is not mentioned', () => {
  const points = (amount: number): Fact => ({ n: 0, verb: 'points', seat: 0, amount });
  expect(log(moment, [points(0)], 0)).toEqual([]);
  expect(log(moment, [points(3)], 0)).toHaveLength(1);
});
