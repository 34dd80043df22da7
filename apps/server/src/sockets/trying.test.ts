// A move with several choices, between two people: the other sees nothing of it until the last one is made.

import type { StateUpdate } from '@sleight/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { freshPglite } from '../testing/databases';
import { type Client, type PlayServer, playServer } from '../testing/play';

let database: Database;
let server: PlayServer;
beforeAll(async () => {
  database = await freshPglite();
  server = await playServer(database);
});
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.close();
  await database.close();
});

interface Seated {
  readonly match: string;
  readonly people: readonly [Client, Client];
}

async function paired(): Promise<Seated> {
  const people = [await server.guest(), await server.guest()] as const;
  const { room } = await people[0].must('room:create', { game: 'territory', opponent: { kind: 'friend' } });
  const { match } = await people[1].must('room:join', { code: room!.code });
  return { match: match!, people };
}

const tableOf = async (person: Client, match: string): Promise<StateUpdate> =>
  (await person.must('game:resync', { match })).tables[0].update;

/** Plays until a pick leads to another choice of the same thought. */
async function thinking() {
  for (let n = 0; n < 20; n++) {
    const { match, people } = await paired();
    for (let i = 0; i < 40; i++) {
      const tables = await Promise.all(people.map((person) => tableOf(person, match)));
      const at = tables.findIndex(({ decision }) => decision !== null);
      if (at < 0) break;
      const { id, options } = tables[at].decision!;
      const moves = options.filter(({ key }) => key.startsWith('play '));
      const { key } = (moves.length > 0 ? moves : options)[i % (moves.length || options.length)];
      const before = (await server.host.table(match)).n;
      const ask = { match, decision: id, keys: [key] };
      const { trial } = await people[at].must('game:try', ask);
      if (trial !== null)
        return { match, thinker: people[at], other: people[1 - at], ask, trial, before, options };
    }
  }
  throw new Error('no move with a second choice has come');
}

test('the second choice is shown to its player alone, and backing out leaves no trace', async () => {
  const { match, thinker, other, ask, trial, before, options } = await thinking();
  expect(trial.decision!.options.length).toBeGreaterThan(0);
  expect((await server.host.fresh(match)).n).toBe(before);
  const heard = other.heard('game:state-update').length;
  const table = await tableOf(thinker, match);
  expect(table.decision).toMatchObject({ id: ask.decision });
  expect(table.version).toBe(trial.version - 1);
  expect(other.heard('game:state-update')).toHaveLength(heard);
  // Another move instead: the first was never made.
  const instead = options.find(({ key }) => key === 'pass')!;
  await thinker.must('game:try', { ...ask, keys: [instead.key] });
  const { move } = (await server.stores.matches.moves(match)).at(-1)!;
  expect(move).toMatchObject({ keys: ['pass'] });
});

test('all choices of a thought are sent as one answer, and the other player then sees all of it', async () => {
  const { match, thinker, other, ask, trial, before } = await thinking();
  const told = other.next('game:state-update');
  let [keys, next]: [string[], StateUpdate | null] = [ask.keys, trial];
  while (next !== null) {
    keys = [...keys, next.decision!.options[0].key];
    next = (await thinker.must('game:try', { ...ask, keys })).trial;
  }
  await told;
  const moves = await server.stores.matches.moves(match, before);
  expect(moves.map(({ move }) => move)).toMatchObject([{ decision: ask.decision, keys }]);
});

test('a player who wants confirmations is asked before a move that cannot be undone', async () => {
  const { match, people } = await paired();
  const tables = await Promise.all(people.map((person) => tableOf(person, match)));
  const at = tables.findIndex(({ decision }) => decision !== null);
  const ask = { match, decision: tables[at].decision!.id, keys: ['pass'] };
  const held = await people[at].must('game:try', { ...ask, asksFirst: true });
  expect(held).toEqual({ version: tables[at].version, trial: null, isFinal: true });
  expect((await server.host.table(match)).n).toBe(0);
  expect(await people[at].must('game:try', ask)).toMatchObject({ trial: null, isFinal: false });
  expect((await server.host.table(match)).n).toBe(1);
});

test('more picks than one answer holds are refused, and nothing happens', async () => {
  const { match, people } = await paired();
  const keys = new Array(65).fill('pass');
  const answer = await people[0].ask('game:try', { match, decision: 1, keys });
  expect(answer).toMatchObject({ ok: false, error: { code: 'malformed' } });
  expect((await server.host.table(match)).n).toBe(0);
});
