// Rooms with rules that once crashed or froze the server, over a real socket: a typed refusal with a reason,
// nothing is stored, and the server keeps running.

import { wireErrorSchema } from '@sleight/protocol';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { databases } from '../testing/databases';
import { type Client, type PlayServer, playServer } from '../testing/play';

const format = { id: 'open', size: 50, copies: 4, leastBlock: 1, banned: [], apart: [] };

/** A section nested three deep. */
const deep = (levels: number): unknown => (levels === 0 ? 1 : { in: deep(levels - 1) });

const attacks: [string, string, Record<string, unknown>, string][] = [
  [
    'a deck of 500,000,000',
    'onepiece',
    { format: { ...format, size: 500_000_000, copies: 281_474_976_710_000 } },
    'bad-rules',
  ],
  ['a deck of 100,000', 'onepiece', { format: { ...format, size: 100_000, copies: 100_000 } }, 'bad-rules'],
  ['a deck of 100,000', 'mythos', { deck: { size: 100_000, copies: 100_000 } }, 'bad-rules'],
  ['a timing listed often', 'mythos', { reveal: { activates: new Array(900).fill('Main') } }, 'bad-rules'],
  [
    'a deck of 2^53',
    'territory',
    { deckMin: Number.MAX_SAFE_INTEGER + 1, deckMax: Number.MAX_SAFE_INTEGER + 1, copies: 4 },
    'bad-rules',
  ],
  ['a draw of 1e300', 'territory', { firstDraw: 1e300 }, 'bad-rules'],
  ['endless rounds', 'sleeved', { maxRounds: 1e9, pointsToWin: 1e9 }, 'bad-rules'],
  ['more animals than there are', 'sleeved', { startingAnimalHand: 6 }, 'bad-rules'],
  ['many entries', 'onepiece', { format: { ...format, banned: new Array(2_000).fill('x') } }, 'malformed'],
  ['a long text', 'sleeved', { updatedBy: 'x'.repeat(20_000) }, 'malformed'],
  ['a NUL', 'sleeved', { customRules: { 'a\0': 1 } }, 'malformed'],
  ['half a character', 'sleeved', { updatedBy: '\ud800' }, 'malformed'],
  ['a deep section', 'sleeved', { customRules: deep(40) }, 'malformed'],
  ['a section of 3,000 levels', 'sleeved', { customRules: deep(3_000) }, 'malformed'],
  ['a message of 40,000 characters', 'sleeved', { customRules: { a: 'x'.repeat(40_000) } }, 'too-large'],
];

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  let server: PlayServer;
  let person: Client;
  beforeAll(async () => {
    database = await fresh();
    server = await playServer(database);
    person = await server.guest();
  });
  afterAll(async () => {
    person.close();
    await server.close();
    await database.close();
  });

  const kept = async (): Promise<string> =>
    JSON.stringify(
      await database.db.execute(
        sql.raw('select (select count(*) from rooms), (select count(*) from matches)'),
      ),
    );

  test.each(attacks)('%s in %s is refused, and the server keeps running', async (_, game, rules, code) => {
    const before = await kept();
    for (const opponent of [{ kind: 'hotseat' }, { kind: 'friend' }, { kind: 'bot', level: 'easy' }]) {
      const answer = await person.socket.emitWithAck('room:create', { game, rules, opponent });
      expect(answer.ok).toBe(false);
      const error = wireErrorSchema.parse(answer.error);
      expect(error.code).toBe(code);
      if (code === 'bad-rules') expect(error.problems?.length).toBeGreaterThan(0);
      for (const { en, fr } of error.problems ?? []) expect(en).not.toBe(fr);
    }
    expect(await kept()).toBe(before);
    expect(server.failures).toEqual([]);
    await person.must('room:create', { game, opponent: { kind: 'friend' } });
  });

  test('the changed rules of a match are listed to everyone who plays in it', async () => {
    const hotseat = { game: 'territory', rules: { lanes: 5 }, opponent: { kind: 'hotseat' } } as const;
    const { match } = await person.must('room:create', hotseat);
    const { head } = await person.must('game:resync', { match: match! });
    expect(head.changedRules).toEqual([
      { en: 'Lanes: 5 instead of 4', fr: 'Couloirs\u202f: 5 (par défaut\u202f: 4)' },
    ]);
  });
});
