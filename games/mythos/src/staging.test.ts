// The story of a match: the table of each beat is the one its facts are about.

import { advance, decisions, isIllegal, playing } from '@sleight/kernel/decide';
import { clone, type State } from '@sleight/kernel/state';
import { shownBeats } from '@sleight/kit/random-play';
import { staged } from '@sleight/kit/staging';
import { beatsOf } from '@sleight/kit/story';
import { describe, expect, test } from 'vitest';
import { mythos } from './book';
import { mythosGame } from './game';
import { plainMissions } from './plain-cards';
import { newMatch } from './random-play';
import { jutsu, official } from './rules';

const books = [mythos({ rules: official }), mythos({ rules: jutsu })];
const begin = (seed: number) => ({ book: books[seed % 2], s: newMatch(books[seed % 2], seed) });

const plain = mythosGame.book({ cards: plainMissions });

/** The beats of an answer, as the table plays them. */
function told(s: State, answers: Readonly<Partial<Record<0 | 1, string>>>, book = plain) {
  const beats = decisions(playing(book, s)).flatMap(({ id, seat }) => {
    const before = clone(s);
    const moments: State[] = [];
    const facts = advance(book, s, { seat, decision: id, keys: [answers[seat] ?? 'pass'] }, moments);
    if (isIllegal(facts)) throw new Error(facts.say.en);
    return beatsOf(mythosGame, { facts, moments, before, after: clone(s) });
  });
  return beats.map(({ before, after, facts }) =>
    staged(mythosGame.staging, { before: playing(book, before), after: playing(book, after) }, facts),
  );
}

describe('scoring', () => {
  const beats = [...shownBeats(mythosGame, 30, begin)];
  const scored = beats.filter(({ facts }) => facts.some(({ verb }) => verb === 'evaluate'));

  test('happens in the Mission Phase, one mission in a beat, with the totals of the log', () => {
    expect(scored.length).toBeGreaterThan(200);
    for (const { facts, log, scene } of scored) {
      const evaluated = facts.filter(({ verb }) => verb === 'evaluate');
      expect(evaluated).toHaveLength(1);
      expect(scene.heading.phase?.en).toBe('Mission Phase');
      const [, won, lost] = /, (−?\d+) to (−?\d+)/.exec(log[0].en.replace(/-(?=\d)/g, '−')) ?? [];
      const [{ seat, to }] = evaluated;
      if (seat === undefined) continue;
      const sums = scene.areas.find(({ id }) => id === to)?.sums ?? [];
      const sumOf = (whose: number) => sums.find((sum) => sum.whose === whose)?.now;
      expect([sumOf(seat), sumOf(1 - seat)]).toEqual([won, lost].map((n) => Number(n.replace('−', '-'))));
    }
  });

  test('lets the points fly with the mission that gives them', () => {
    const awarded = scored.filter(({ facts }) => facts.some(({ verb }) => verb === 'points'));
    expect(awarded.length).toBeGreaterThan(100);
    for (const { facts } of awarded) {
      const [evaluate, points] = facts.filter(({ verb }) => verb === 'evaluate' || verb === 'points');
      expect(points.to).toBe(evaluate.to);
      const { counter, how } = { ...mythosGame.staging?.points };
      expect({ counter, how }).toEqual({ counter: 'points', how: 'score' });
    }
  });

  test('is over before chakra and tokens are removed', () => {
    const after = beats.filter(({ facts }) => facts.some(({ verb }) => verb === 'cleanup'));
    expect(after.length).toBeGreaterThan(60);
    for (const { facts } of after) {
      expect(facts[0].verb).toBe('cleanup');
      expect(['mission', 'matchResult']).toContain(facts[1]?.verb);
    }
  });
});

test('each phase is shown before the next begins', () => {
  const phases: string[] = [];
  for (const { scene } of shownBeats(mythosGame, 1, begin)) {
    const phase = scene.heading.phase?.en ?? 'none';
    if (phase !== phases.at(-1)) phases.push(phase);
  }
  const turn = ['Start Phase', 'Action Phase', 'Mission Phase'];
  expect(phases.slice(2, 8)).toEqual([...turn, ...turn]);
});

test('the first player to pass takes the Edge across the table', () => {
  const s = mythosGame.arrange(plain, { start: { turn: 1, edge: 'foe', active: 'me' }, me: {}, foe: {} });
  const beats = told(s, { 0: 'pass' });
  expect(beats.map((beat) => beat.map(({ verb }) => verb))).toEqual([['pass'], ['edge']]);
  expect(beats[1][0]).toMatchObject({ how: 'token', counter: 'edge', seat: 0 });
});

test('a hidden character turns over where it lies', () => {
  const me = { chakra: 3, at: { 1: [{ card: 'KS-009', hidden: true }] } };
  const s = mythosGame.arrange(plain, { start: { turn: 1, edge: 'me' }, me, foe: {} });
  const [first] = told(s, { 0: 'reveal friendly 1 at mission 1' });
  expect(first.at(-1)).toMatchObject({ verb: 'reveal', how: 'flip', card: 'KS-009' });
});

test('the mulligan is read out for each player', () => {
  const s = newMatch(books[0], 3);
  const beats = told(s, { 0: 'decline', 1: 'accept' }, books[0]);
  const choices = beats.flat().filter(({ verb }) => ['keep', 'mulligan'].includes(verb));
  expect(choices).toMatchObject([
    { verb: 'keep', how: 'say', seat: 0 },
    { verb: 'mulligan', how: 'move', seat: 1, from: 'hand:1', to: 'deck:1' },
  ]);
});
