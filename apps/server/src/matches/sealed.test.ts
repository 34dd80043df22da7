// Sealed commits over the real log: however the messages of the two seats interleave, the round resolves
// once, and until then neither seat learns anything about the other except whether it has committed.

import type { Seat } from '@sleight/kernel';
import { below, seedRng } from '@sleight/kernel/rng';
import { findGame } from '@sleight/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { databases } from '../testing/databases';
import { person, rowOf } from '../testing/matches';
import { someUser } from '../testing/rows';
import { createHost, type Host } from './host';
import type { LiveTable } from './table';
import { type SeatUpdate, standingOf } from './updates';

/** The first database gets most of the interleavings. */
const INTERLEAVINGS = [400, 100];
const AT_ONCE = 50;
const game = findGame('sleeved')!;
const WAYS = 4;
const CHOICES = 2;

function animalsOf({ book, state }: LiveTable, seat: Seat): string[] {
  const zone = book.places.findIndex((place) => place.name === 'animals' && place.seat === seat);
  return state.zones[zone].map((card) => `animal ${book.defs[state.cards.def[card]].id}`);
}

/** The messages of one seat: its final animal, and the picks that lead there. */
function messages(table: LiveTable, seat: Seat, choice: number, way: number): string[][] {
  const [first, second] = standingOf(table, seat).decision!.options.map(({ key }) => key);
  const animals = animalsOf(table, seat);
  const [animal, rejected] = [animals[choice], animals[1 - choice]];
  return [
    [[first], [animal], ['commit']],
    [[second], ['undo'], [first], [animal], ['commit']],
    [[first, rejected, 'undo', animal, 'commit']],
    [[first, rejected], ['undo'], ['undo'], [first], [animal], ['commit']],
  ][way];
}

/** The messages to a seat up to the reveal, and the only things they may depend on. */
interface Transcript {
  readonly because: string;
  readonly text: string;
}

describe.each(databases.map((database, i) => ({ ...database, times: INTERLEAVINGS[i] })))(
  'on $name',
  ({ fresh, times }) => {
    let database: Database;
    let users: [string, string];
    beforeAll(async () => {
      database = await fresh();
      users = [await someUser(database), await someUser(database)];
    });
    afterAll(() => database.close());

    async function played(
      host: Host,
      n: number,
    ): Promise<{ end: string; outcome: string; said: Transcript[] }> {
      const row = rowOf(game, [person(users[0]), person(users[1])], { seed: 'sealed' });
      await host.begin(row);
      const start = await host.table(row.id);
      const rng = seedRng(`interleaving ${n}`);
      const heard: [SeatUpdate[], SeatUpdate[]] = [[], []];
      const leave = host.listen({
        heard: (about, seat, one) => {
          if (about.id === row.id) heard[seat].push({ ...one, update: one.update.read() });
        },
      });
      const choice = [below(rng, CHOICES), below(rng, CHOICES)];
      const way = [below(rng, WAYS), below(rng, WAYS)];
      const left = [0, 1].map((seat) => messages(start, seat === 0 ? 0 : 1, choice[seat], way[seat]));
      const sent = [Promise.resolve(), Promise.resolve()];
      const send = async (seat: Seat, keys: string[]): Promise<void> => {
        const decision = (await host.table(row.id)).state.asked[seat];
        await host.move(row.id, { seat, decision, keys });
      };
      // Each seat waits for its own answers; the dice decide whether it waits for the other's.
      while (left[0].length + left[1].length > 0) {
        const seat: Seat = left[0].length === 0 || (left[1].length > 0 && below(rng, 2) === 1) ? 1 : 0;
        const keys = left[seat].shift()!;
        sent[seat] = sent[seat].then(() => send(seat, keys));
        if (below(rng, 2) === 0) await Promise.all(sent);
      }
      await Promise.all(sent);
      leave();
      const { asked: _asked, ...end } = (await host.table(row.id)).state;
      return {
        end: JSON.stringify(end),
        outcome: choice.join(),
        said: heard.map((all, seat) => {
          const reveals = all.filter(({ update }) =>
            update.beats.some(({ facts }) => facts.some(({ verb }) => verb === 'reveal')),
          );
          expect(reveals).toHaveLength(1);
          const before = all.slice(0, all.indexOf(reveals[0]));
          const committedAt = before.findIndex(({ update }) => update.by !== seat);
          return {
            because: JSON.stringify({ seat, choice: choice[seat], way: way[seat], committedAt }),
            text: JSON.stringify(before).replaceAll(row.id, ''),
          };
        }),
      };
    }

    test(`${times} interleavings resolve once and leak nothing but "committed"`, async () => {
      const host = createHost(matchStore(database));
      const ends = new Map<string, Set<string>>();
      const transcripts = new Map<string, Set<string>>();
      const note = (of: Map<string, Set<string>>, key: string, value: string): void => {
        of.set(key, (of.get(key) ?? new Set()).add(value));
      };
      for (let from = 0; from < times; from += AT_ONCE) {
        const numbers = Array.from({ length: AT_ONCE }, (_, i) => from + i);
        for (const { end, outcome, said } of await Promise.all(numbers.map((n) => played(host, n)))) {
          note(ends, outcome, end);
          for (const { because, text } of said) note(transcripts, because, text);
        }
      }
      // The choices decide the table, not how or when they were made; different choices give different tables.
      expect([...ends.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
      expect(new Set([...ends.values()].flatMap((all) => [...all])).size).toBe(4);
      // A seat's messages depend on its own picks and on when the other had committed.
      const leaks = [...transcripts].filter(([, texts]) => texts.size > 1).map(([because]) => because);
      expect(leaks).toEqual([]);
      expect(transcripts.size).toBeGreaterThan(2 * CHOICES * WAYS);
    });
  },
);
