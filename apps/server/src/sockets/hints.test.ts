// Hints over real sockets, computed in real threads.

import type { StateUpdate } from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasAdvice } from '../bots/levels';
import type { Database } from '../database/database';
import { createLimits, unlimited } from '../operations/limits';
import { freshPglite } from '../testing/databases';
import { type Client, type PlayServer, playServer } from '../testing/play';

let database: Database;
let server: PlayServer;
beforeAll(async () => {
  database = await freshPglite();
  const { hint } = createLimits({ seconds: 3_600 });
  server = await playServer(database, { limits: { ...unlimited, hint } });
});
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.close();
  await database.close();
});

const refusalOf = async (who: Client, match: string): Promise<string> => {
  const answer = await who.ask('game:hint', { match });
  return answer.ok ? 'hinted' : answer.error.code;
};

/** The table of the player to decide, in pass and play. */
async function deciding(who: Client, match: string): Promise<StateUpdate> {
  const { tables } = await who.must('game:resync', { match });
  return tables.map(({ update }) => update).find(({ decision }) => decision !== null)!;
}

const [judged, others] = [shelf.filter(hasAdvice), shelf.filter((game) => !hasAdvice(game))];

test.each(judged.map(({ id }) => id))(
  '%s: in pass and play the deciding seat gets its own best options, and nothing moves',
  async (game) => {
    const both = await server.guest();
    const { match } = await both.must('room:create', { game, opponent: { kind: 'hotseat' } });
    for (let i = 0; i < 3; i++) {
      const { seat, decision, version } = await deciding(both, match!);
      const { options, ...hint } = await both.must('game:hint', { match: match!, seat });
      expect(hint.decision).toBe(decision!.id);
      expect(options.length > 0).toBe(decision!.options.length > 1);
      for (const { key, say, win } of options) {
        expect(decision!.options).toContainEqual(expect.objectContaining({ key, say }));
        expect(win >= 0 && win <= 1).toBe(true);
      }
      const shown = options.map(({ win }) => Math.round(win * 100));
      expect(shown).toEqual(shown.toSorted((a, b) => b - a));
      expect((await deciding(both, match!)).version).toBe(version);
      const keys = [options[0]?.key ?? decision!.options[0].key];
      await both.must('game:answer', { match: match!, seat, decision: decision!.id, keys });
    }
  },
);

test('against a bot there are hints while the player has a decision', async () => {
  const person = await server.guest();
  const opponent = { kind: 'bot', level: 'hard', persona: 'tarn' } as const;
  const { match } = await person.must('room:create', { game: 'territory', opponent });
  const { head, tables } = await person.must('game:resync', { match: match! });
  expect(head.players[1]).toEqual({
    name: null,
    level: 'hard',
    levelName: { en: 'Hard', fr: 'Difficile' },
    persona: { id: 'tarn', name: { en: 'Tarn', fr: 'Étang' } },
    isConnected: true,
  });
  if (tables[0].update.decision === null)
    await person.next('game:state-update', ({ decision }) => decision !== null);
  expect(await refusalOf(person, match!)).toBe('hinted');
  await person.must('game:concede', { match: match! });
  expect(await refusalOf(person, match!)).toBe('over');
});

test('there are no hints against another person, nor for spectators', async () => {
  const [one, other, stranger] = [await server.guest(), await server.guest(), await server.guest()];
  const { room } = await one.must('room:create', { game: 'territory', opponent: { kind: 'friend' } });
  const { match } = await other.must('room:join', { code: room!.code });
  expect(await refusalOf(one, match!)).toBe('no-hints');
  expect(await refusalOf(other, match!)).toBe('no-hints');
  expect(await refusalOf(stranger, match!)).toBe('not-seated');
});

test('a player with nothing to decide is refused', async () => {
  const both = await server.guest();
  const { match } = await both.must('room:create', { game: 'territory', opponent: { kind: 'hotseat' } });
  const { seat } = await deciding(both, match!);
  const answer = await both.ask('game:hint', { match: match!, seat: seat === 0 ? 1 : 0 });
  expect(answer.ok ? 'hinted' : answer.error.code).toBe('not-asked');
});

test.each(others.map(({ id }) => id))('%s, which has no evaluator yet, has no hints', async (game) => {
  const both = await server.guest();
  const { match } = await both.must('room:create', { game, opponent: { kind: 'hotseat' } });
  expect(await refusalOf(both, match!)).toBe('no-hints-here');
});

test('frequent hint requests are throttled; moves are not', async () => {
  const both = await server.guest();
  const { match } = await both.must('room:create', { game: 'territory', opponent: { kind: 'hotseat' } });
  const asked = await Promise.all(Array.from({ length: 25 }, () => refusalOf(both, match!)));
  expect(asked.filter((answer) => answer === 'too-many')).toHaveLength(5);
  const { seat, decision } = await deciding(both, match!);
  const { id, options } = decision!;
  await both.must('game:answer', { match: match!, seat, decision: id, keys: [options[0].key] });
});

test('a hint is given for a choice in a trial, and refused once the table has moved on', async () => {
  const both = await server.guest();
  const create = { game: 'territory', opponent: { kind: 'hotseat' } } as const;
  let match: string | null = null;
  for (let i = 0; i < 240; i++) {
    // A deck and a deal may have no such move.
    if (i % 12 === 0) match = (await both.must('room:create', create)).match;
    const { seat, decision } = await deciding(both, match!);
    const { id, options } = decision!;
    const plays = options.filter(({ key }) => key.startsWith('play '));
    const { key } = (plays.length > 0 ? plays : options)[i % (plays.length || options.length)];
    const tried = { decision: id, keys: [key] };
    const { trial } = await both.must('game:try', { match: match!, seat, ...tried });
    if (trial === null || trial.decision!.options.length < 2) continue;
    const hint = await both.must('game:hint', { match: match!, seat, tried });
    expect(hint.decision).toBe(trial.decision!.id);
    expect(hint.options.length).toBeGreaterThan(0);
    for (const option of hint.options)
      expect(trial.decision!.options.map((one) => one.key)).toContain(option.key);
    const late = { decision: id + 1, keys: [key] };
    const answer = await both.ask('game:hint', { match: match!, seat, tried: late });
    expect(answer).toMatchObject({ ok: false, error: { code: 'stale' } });
    return;
  }
  throw new Error('no move with a second choice has come');
});
