import type { Scene } from '@sleight/kit/scene';
import type { StateUpdate } from '@sleight/protocol';
import { packed } from '@sleight/protocol/unpack';
import { expect, test } from 'vitest';
import { arrived, toldAll } from './seat-table';
import { begun, committed, keepsOn, mayBackOut } from './thought';

const both = (text: string) => ({ en: text, fr: text });

const sceneAt = (turn: string): Scene => ({
  heading: { turn: both('1'), phase: both(turn) },
  seats: [],
  areas: [],
  counters: [],
  effects: [],
  links: [],
});

/** A step of seat 0 whose beats have these names. */
const step = (version: number, decision: number, ...beats: string[]): StateUpdate => ({
  match: 'match',
  seat: 0,
  version,
  by: 0,
  beats: packed(
    beats.map((beat) => ({
      facts: [{ verb: beat, how: 'pulse' as const }],
      log: [both(`log ${beat}`)],
      scene: sceneAt(beat),
    })),
  ),
  decision: { id: decision, why: both('Which?'), options: [], onTimeout: [] },
  isWaiting: false,
  mayUndo: false,
  result: null,
});

const start = arrived({ update: step(4, 7, 'now'), log: [[both('earlier')]] }, false);
const verbsOf = (frames: readonly { facts: readonly { verb: string }[] }[]): string[] =>
  frames.flatMap(({ facts }) => facts.map(({ verb }) => verb));
const linesOf = ({ log }: typeof start): string[] => log.flatMap(({ lines }) => lines.map(({ en }) => en));

const picks = { seat: 0, decision: 7, keys: ['play'] } as const;
const first = begun(null, start, picks, step(5, 8, 'pay', 'play'));

test('a trial is shown on the table without counting as received', () => {
  expect(verbsOf(first.table.coming)).toEqual(['pay', 'play']);
  expect(first.table.heard).toBe(4);
  expect(first.thought).toMatchObject({ decision: 7, keys: ['play'], base: start });
  const shown = toldAll(first.table);
  expect(shown.frame.decision?.id).toBe(8);
  expect(linesOf(shown)).toEqual(['earlier', 'log pay', 'log play']);
});

test('backing out is offered once the story has reached the next choice', () => {
  expect(mayBackOut(first.thought, first.table)).toBe(false);
  expect(mayBackOut(first.thought, toldAll(first.table))).toBe(true);
  expect(mayBackOut(null, toldAll(first.table))).toBe(false);
});

test('the next pick shows only what is new', () => {
  const shown = toldAll(first.table);
  const second = begun(
    first.thought,
    shown,
    { ...picks, keys: ['play', 'pawn'] },
    step(5, 9, 'pay', 'play', 'hit'),
  );
  expect(verbsOf(second.table.coming)).toEqual(['hit']);
  expect(second.table.frame.scene.heading.phase?.en).toBe('play');
  expect(second.table.frame.decision).toBeNull();
  expect(linesOf(second.table)).toEqual(['earlier', 'log pay', 'log play']);
  expect(second.thought.base).toBe(start);
});

test('once the picks count, shown beats are not repeated, and the log has them once', () => {
  const done = committed(first.thought, step(5, 10, 'pay', 'play', 'hit', 'draw'));
  expect(done.heard).toBe(5);
  expect(verbsOf(done.coming)).toEqual(['hit', 'draw']);
  expect(linesOf(toldAll(done))).toEqual(['earlier', 'log pay', 'log play', 'log hit', 'log draw']);
  const same = committed(first.thought, step(5, 10, 'pay', 'play'));
  expect(same.coming).toEqual([]);
  expect(same.frame.decision?.id).toBe(10);
});

test('another event in the meantime starts from the real table', () => {
  const other = committed(first.thought, { ...step(5, 7, 'concede'), by: 1 });
  expect(verbsOf(other.coming)).toEqual(['concede']);
  expect(linesOf(other)).toEqual(['earlier']);
});

test('a thought survives a lost connection while its table is unchanged', () => {
  expect(keepsOn(first.thought, [{ seat: 0, version: 4 }])).toBe(true);
  expect(keepsOn(first.thought, [{ seat: 0, version: 5 }])).toBe(false);
  expect(keepsOn(null, [{ seat: 0, version: 4 }])).toBe(false);
});
