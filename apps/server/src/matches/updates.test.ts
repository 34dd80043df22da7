// Updates as clients use them: every option can be clicked, and a view contains its seat's whole decision.

import { decisions, options, playing, SEATS, type Touch, view } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import { touched } from '@sleight/kit/scene';
import type { StateUpdate } from '@sleight/protocol';
import { lastScene, stateUpdateSchema } from '@sleight/protocol';
import { findGame, shelf } from '@sleight/shelf';
import { describe, expect, test } from 'vitest';
import { anyAnswer, bot, dealt, person, rowOf } from '../testing/matches';
import { type LiveTable, type TableStep, tried } from './table';
import { headOf, heardOf, standingOf } from './updates';

/** Every step of a random match. */
function* stepsFrom(first: LiveTable, n: number): Generator<TableStep> {
  const rng = seedRng(`other ${n}`);
  let table = first;
  while (table.state.result === null) {
    const step = tried(table, anyAnswer(table, rng)!);
    if ('illegal' in step) throw new Error(step.illegal);
    yield step;
    table = step.next;
  }
}

const dealtIn = (game: (typeof shelf)[number], n: number): LiveTable =>
  dealt(rowOf(game, [person('me'), person('you')], { seed: `s${n}` }));

function* steps(game: (typeof shelf)[number], matches: number): Generator<TableStep> {
  for (let n = 0; n < matches; n++) yield* stepsFrom(dealtIn(game, n), n);
}

/** Every position of a random match. */
function* match(game: (typeof shelf)[number], n: number): Generator<LiveTable> {
  const table = dealtIn(game, n);
  yield table;
  for (const { next } of stepsFrom(table, n)) yield next;
}

function* positions(game: (typeof shelf)[number], matches: number): Generator<LiveTable> {
  for (let n = 0; n < matches; n++) yield* match(game, n);
}

/** Does this seat see such a thing on the table? */
function isThere(update: StateUpdate, touch: Touch): boolean {
  const { pieces, areas, counters, effects, seats } = touched(lastScene(update), touch);
  return [pieces, areas, counters, effects, seats].some((found) => found.length > 0);
}

describe.each(shelf.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('every option is distinct, and touches only what its seat sees', () => {
    let touched = 0;
    for (const table of positions(game, 3)) {
      for (const seat of SEATS) {
        const update = standingOf(table, seat);
        const listed = update.decision?.options ?? [];
        expect(new Set(listed.map(({ key }) => key)).size).toBe(listed.length);
        const lost = listed.flatMap(({ touches }) => touches).filter((touch) => !isThere(update, touch));
        expect(lost).toEqual([]);
        touched += listed.filter(({ touches }) => touches.length > 0).length;
      }
    }
    expect(touched).toBeGreaterThan(50);
  });

  test('the message of a step is far smaller than 60 KB, however much happened in it', () => {
    let largest = 0;
    for (const step of steps(game, 3))
      for (const seat of SEATS)
        largest = Math.max(largest, Buffer.byteLength(JSON.stringify(heardOf(step, seat).update)));
    expect(largest).toBeGreaterThan(1_000);
    expect(largest).toBeLessThan(60 * 1024);
  });

  test('the decision computed from the view is the decision of the match', () => {
    for (const { book, state, ...table } of positions(game, 2)) {
      const asked = decisions(playing(book, state));
      for (const seat of SEATS) {
        const { decision, isWaiting } = standingOf({ book, state, ...table }, seat);
        const real = asked.find((one) => one.seat === seat);
        expect(decision?.id).toBe(real?.id);
        expect(decision?.why).toEqual(real?.why);
        const keys = real === undefined ? [] : options(playing(book, state), seat).map(({ key }) => key);
        expect(decision?.options.map(({ key }) => key) ?? []).toEqual(keys);
        expect(isWaiting).toBe(asked.some((one) => one.seat !== seat));
      }
    }
  });

  test('an update matches the protocol', () => {
    const [table] = positions(game, 1);
    const wire: unknown = JSON.parse(JSON.stringify(standingOf(table, 0)));
    expect(stateUpdateSchema.parse(wire)).toEqual(wire);
  });
});

test("the opponent's decision is never computed from a view, where its options are erased", () => {
  const game = findGame('mythos')!;
  // In these matches a seat chooses among cards the other has not seen.
  const tables = [56, 69, 85].flatMap((n) => [...match(game, n)]);
  const fromView = (table: LiveTable): boolean => {
    try {
      decisions(playing(table.book, view(table.book, table.state, 1)));
      return true;
    } catch {
      return false;
    }
  };
  expect(tables.every(fromView)).toBe(false);
});

test.each([
  ['medium', { en: 'Medium', fr: 'Moyen' }, { id: 'hazel', name: { en: 'Hazel', fr: 'Noisette' } }],
  [
    'model',
    { en: 'Language model', fr: 'Modèle de langage' },
    { id: 'quill', name: { en: 'Quill', fr: 'Plume' } },
  ],
  ['puzzle', null, null],
])('the head of a match names a bot of the level %s', (level, levelName, persona) => {
  const row = rowOf(findGame('territory')!, [person('Ada'), bot(level)]);
  expect(headOf(row, [true, true]).players).toEqual([
    { name: 'Ada', level: null, levelName: null, persona: null, isConnected: true },
    { name: null, level, levelName, persona, isConnected: true },
  ]);
});
