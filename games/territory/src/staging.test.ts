// How a round is told: lane after lane, each with the power that decided it.

import { shownBeats } from '@sleight/kit/random-play';
import { expect, test } from 'vitest';
import { territory } from './book';
import { territoryGame } from './game';
import { newMatch } from './random-play';

const book = territory({ rules: { mulligan: 2 } });
const beats = [...shownBeats(territoryGame, 12, (seed) => ({ book, s: newMatch(book, seed, false) }))];
const verbsOf = ({ facts }: (typeof beats)[number]): string[] => facts.map(({ verb }) => verb);

test('lanes are scored one by one, in order, before the round has a result', () => {
  const told = beats.flatMap(({ facts }) =>
    facts.flatMap(({ verb, to }) => (verb === 'lane' ? [to] : verb === 'roundResult' ? [verb] : [])),
  );
  const round = ['lane 1', 'lane 2', 'lane 3', 'lane 4', 'roundResult'];
  const rounds = told.length / round.length;
  expect(rounds).toBeGreaterThan(20);
  expect(told).toEqual(Array.from({ length: rounds }, () => round).flat());
  expect(beats.every((beat) => verbsOf(beat).filter((verb) => verb === 'lane').length < 2)).toBe(true);
});

test('a lane shows the power that its log line names', () => {
  let named = 0;
  for (const { facts, log, scene } of beats) {
    for (const { verb, seat, to } of facts) {
      if (verb !== 'lane') continue;
      const powers = /, (−?\d+) to (−?\d+)\.$/.exec(log[0].en.replace(/-(?=\d)/g, '−'));
      if (powers === null) continue;
      named++;
      const lane = (to ?? '').split(' ')[1];
      const units = [seat ?? 0, 1 - (seat ?? 0)].map((whose) => {
        const area = scene.areas.find(({ id }) => id === `slot ${lane}:${whose}`);
        return area?.pieces[0]?.numbers?.find(({ id }) => id === 'power')?.now;
      });
      expect(units).toEqual(powers.slice(1).map((n) => Number(n.replace('−', '-'))));
    }
  }
  expect(named).toBeGreaterThan(10);
});

test('the mulligan is read out: who keeps the hand, and who exchanges how many cards', () => {
  const lines = beats.flatMap(({ facts, log }) =>
    facts.some(({ verb }) => verb === 'mulligan') ? log.map(({ en }) => en) : [],
  );
  expect(lines.some((line) => /^(You keep your|\{1\} keeps their) hand\.$/.test(line))).toBe(true);
  expect(lines.some((line) => /^(You mulligan|\{1\} mulligans) [12] cards?\.$/.test(line))).toBe(true);
});
