import type { Staged } from '@sleight/kit/staging';
import type { StateUpdate } from '@sleight/protocol';
import { packed } from '@sleight/protocol/unpack';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettings } from '../settings/store';
import { lengthOf, timed } from './motion/timing';
import { arrived, type SeatTable, withStep } from './seat-table';
import { createTeller } from './teller';

const both = (text: string) => ({ en: text, fr: text });
const playOf = (seat: 0 | 1): Staged => ({ verb: 'play', how: 'play', seat, card: 'scout' });

const step = (version: number, by: 0 | 1, turns: readonly string[], fact = playOf(by)): StateUpdate => ({
  match: 'match',
  seat: 0,
  version,
  by,
  beats: packed(
    turns.map((turn) => ({
      facts: [fact],
      log: [both(turn)],
      scene: {
        heading: { turn: both(turn), phase: null },
        seats: [],
        areas: [],
        counters: [],
        effects: [],
        links: [],
      },
    })),
  ),
  decision: null,
  isWaiting: false,
  mayUndo: false,
  result: null,
});

/** A table with a teller, and every frame it showed. */
function telling() {
  let table: SeatTable = arrived({ update: step(0, 0, ['start']), log: [] }, false);
  const shown: string[] = [];
  const teller = createTeller({
    table: () => table,
    show(next) {
      table = next;
      shown.push(`${next.frame.scene.heading.turn.en}${next.frame.isLast ? ', asked' : ''}`);
    },
    isTold() {},
  });
  const hear = (update: StateUpdate): void => {
    table = withStep(table, update);
    teller.wake();
  };
  return { shown, teller, hear, pace: () => table.pace };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  useSettings.setState({ speed: 'normal', reducedMotion: 'system' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the player's own move is shown at once", () => {
  const { shown, hear } = telling();
  hear(step(1, 0, ['mine']));
  expect(shown).toEqual(['mine']);
});

test('the decision comes once the last beat has stopped moving', () => {
  const { shown, hear } = telling();
  hear(step(1, 1, ['start']));
  vi.advanceTimersByTime(lengthOf(timed([playOf(1)], 0)) - 1);
  expect(shown).toEqual(['start']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['start', 'start, asked']);
});

test('a move without motion asks at once', () => {
  const { shown, hear } = telling();
  hear(step(1, 0, ['start'], { verb: 'pay', how: 'quiet' }));
  expect(shown).toEqual(['start, asked']);
});

test('a beat is shown after the one before it', () => {
  const { shown, hear } = telling();
  hear(step(1, 1, ['one', 'two']));
  vi.advanceTimersByTime(700);
  expect(shown).toEqual(['one']);
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual(['one', 'two', 'two, asked']);
});

test('a step waits for the step before it', () => {
  const { shown, hear } = telling();
  hear(step(1, 1, ['one']));
  hear(step(2, 1, ['two']));
  expect(shown).toEqual(['one']);
  vi.runAllTimers();
  expect(shown).toEqual(['one', 'one, asked', 'two', 'two, asked']);
});

test('a click goes to the next beat and skips none', () => {
  const { shown, hear, teller } = telling();
  hear(step(1, 1, ['one', 'two', 'three']));
  expect(teller.skip()).toBe(true);
  expect(shown).toEqual(['one', 'two']);
  expect(teller.skip()).toBe(true);
  expect(teller.skip()).toBe(true);
  expect(teller.skip()).toBe(false);
  expect(shown).toEqual(['one', 'two', 'three', 'three, asked']);
});

test('pointing at an option ends the story', () => {
  const { shown, hear, teller } = telling();
  hear(step(1, 1, ['one', 'two', 'three']));
  teller.finish();
  expect(shown).toEqual(['one', 'three, asked']);
  expect(teller.isTelling()).toBe(false);
});

test('more than six seconds of story speeds up', () => {
  const { hear, pace } = telling();
  hear(step(1, 1, ['one']));
  expect(pace()).toBe(1);
  hear(step(2, 1, ['2', '3', '4', '5', '6', '7', '8', '9']));
  vi.advanceTimersByTime(3_000);
  expect(pace()).toBeLessThan(1);
});

test('calm takes longer, instant shows only the end', () => {
  const calm = telling();
  useSettings.setState({ speed: 'calm' });
  calm.hear(step(1, 1, ['one']));
  expect(calm.pace()).toBeGreaterThan(1);
  const instant = telling();
  useSettings.setState({ speed: 'instant' });
  instant.hear(step(1, 1, ['one', 'two']));
  expect(instant.shown).toEqual(['two, asked']);
});
