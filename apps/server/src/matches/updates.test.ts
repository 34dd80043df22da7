// What a client builds a table from: every option can be clicked, and a view says all that its seat is asked.

import { decisions, options, playing, SEATS, type Touch, view } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import { touched } from '@sleight/kernel/scene';
import type { StateUpdate } from '@sleight/protocol';
import { stateUpdateSchema } from '@sleight/protocol';
import { describe, expect, test } from 'vitest';
import { findGame, shelf } from '../games';
import { anyAnswer, dealt, person, rowOf } from '../testing/matches';
import { type Table, tried } from './table';
import { standingOf } from './updates';

/** Every position of a random match. */
function* match(game: (typeof shelf)[number], n: number): Generator<Table> {
  const rng = seedRng(`other ${n}`);
  let table = dealt(rowOf(game, [person('me'), person('you')], { seed: `s${n}` }));
  yield table;
  while (table.state.result === null) {
    const step = tried(table, anyAnswer(table, rng)!);
    if ('illegal' in step) throw new Error(step.illegal);
    table = step.next;
    yield table;
  }
}

function* positions(game: (typeof shelf)[number], matches: number): Generator<Table> {
  for (let n = 0; n < matches; n++) yield* match(game, n);
}

/** Is there such a thing on the table as this seat sees it? */
function isThere({ scene }: StateUpdate, touch: Touch): boolean {
  const { pieces, areas, counters, effects, seats } = touched(scene, touch);
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

  test('what is asked, read off the view, is what the match asks', () => {
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

  test('an update is what the protocol says it is', () => {
    const [table] = positions(game, 1);
    const wire: unknown = JSON.parse(JSON.stringify(standingOf(table, 0)));
    expect(stateUpdateSchema.parse(wire)).toEqual(wire);
  });
});

test('what the other is asked is never worked out from a view, where its options are erased', () => {
  const game = findGame('mythos')!;
  // In these matches a seat chooses among cards that the other has not seen.
  const tables = [56, 69, 85].flatMap((n) => [...match(game, n)]);
  const fromView = (table: Table): boolean => {
    try {
      decisions(playing(table.book, view(table.book, table.state, 1)));
      return true;
    } catch {
      return false;
    }
  };
  expect(tables.every(fromView)).toBe(false);
});
