// Two people at one table, apart from the game: presence, a claimed win and greetings.

import { shelf } from '@sleight/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { BUDGETS, createLimits, unlimited } from '../operations/limits';
import { freshPglite } from '../testing/databases';
import { type Client, type PlayServer, playServer } from '../testing/play';

let database: Database;
let server: PlayServer;
let time = 1_000_000;
beforeAll(async () => {
  database = await freshPglite();
  const { greeting } = createLimits({ seconds: 3_600 });
  server = await playServer(database, { limits: { ...unlimited, greeting }, now: () => time });
});
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.close();
  await database.close();
});

/** Two people who both look at their match. */
async function paired(game = 'territory'): Promise<{ match: string; people: [Client, Client] }> {
  const people: [Client, Client] = [await server.guest(), await server.guest()];
  const { room } = await people[0].must('room:create', { game, opponent: { kind: 'friend' } });
  const { match } = await people[1].must('room:join', { code: room!.code });
  for (const person of people) await person.must('game:resync', { match: match! });
  return { match: match!, people };
}

async function seatOf(person: Client, match: string): Promise<0 | 1> {
  return (await person.must('game:resync', { match })).tables[0].update.seat;
}

/** Waits until a person is notified that the other went away. */
async function leaving(stays: Client, leave: () => unknown): Promise<void> {
  const told = stays.next('game:presence', ({ isConnected }) => isConnected.includes(false));
  leave();
  await told;
}

const refusalOf = async (person: Client, match: string) => {
  const answer = await person.ask('game:claim', { match });
  return answer.ok ? 'claimed' : answer.error;
};

test.each(shelf.map(({ id }) => id))(
  '%s: the win can be claimed after a minute, not before',
  async (game) => {
    const { match, people } = await paired(game);
    const [stays, leaves] = people;
    const seat = await seatOf(stays, match);
    expect(await refusalOf(stays, match)).toMatchObject({ code: 'still-here' });
    await leaving(stays, () => leaves.close());
    expect(stays.heard('game:presence').at(-1)!.claimIn[1 - seat]).toBe(60_000);
    time += 59_000;
    expect(await refusalOf(stays, match)).toMatchObject({ code: 'away-too-briefly', retryAfter: 1 });
    time += 1_000;
    expect((await stays.must('game:resync', { match })).presence.claimIn[1 - seat]).toBe(0);
    const told = stays.next('game:state-update', ({ result }) => result !== null);
    await stays.must('game:claim', { match });
    const { beats } = await told;
    expect(JSON.stringify(beats.flatMap(({ log }) => log))).toContain('left the match');
    const { ending, status } = (await server.stores.matches.find(match))!;
    expect([status, ending?.winner, ending?.reason]).toEqual(['over', seat, 'left']);
    expect(await refusalOf(stays, match)).toMatchObject({ code: 'over' });
  },
);

test('a player who comes back in time keeps the match, and leaving the page counts as going away', async () => {
  const { match, people } = await paired();
  const [stays, leaves] = people;
  await leaving(stays, () => leaves.must('game:leave', { match }));
  time += 50_000;
  await leaves.must('game:resync', { match });
  time += 50_000;
  expect(await refusalOf(stays, match)).toMatchObject({ code: 'still-here' });
  expect((await server.host.table(match)).state.result).toBeNull();
});

test('there is no win to claim against a bot or in pass and play', async () => {
  const person = await server.guest();
  for (const opponent of [{ kind: 'bot', level: 'easy' }, { kind: 'hotseat' }] as const) {
    const { match } = await person.must('room:create', { game: 'territory', opponent });
    await person.must('game:resync', { match: match! });
    expect(await refusalOf(person, match!)).toMatchObject({ code: 'no-claim' });
  }
});

test.each(['good-luck', 'applause'] as const)(
  '%s reaches the two players of the match and no one else',
  async (greeting) => {
    const { match, people } = await paired();
    const stranger = await server.guest();
    const told = people.map((person) => person.next('game:greeting'));
    await people[1].must('game:greet', { match, greeting });
    const seat = await seatOf(people[1], match);
    expect(await Promise.all(told)).toEqual(new Array(2).fill({ match, seat, greeting }));
    expect(await stranger.ask('game:greet', { match, greeting: 'hello' })).toMatchObject({
      error: { code: 'not-seated' },
    });
    expect(stranger.heard('game:greeting')).toEqual([]);
  },
);

test('greetings are a fixed list, rate-limited together with emotes, and only for people', async () => {
  const { match, people } = await paired();
  const [person] = people;
  const free = await person.socket.emitWithAck('game:greet', { match, greeting: 'buy my things' });
  expect(free).toMatchObject({ ok: false, error: { code: 'malformed' } });
  const answers = await Promise.all(
    Array.from({ length: BUDGETS.greeting.points + 2 }, (_, i) =>
      person.ask('game:greet', { match, greeting: i % 2 === 0 ? 'hello' : 'smile' }),
    ),
  );
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
  expect(new Set(refused)).toEqual(new Set(['too-many-greetings']));
  const bot = await people[1].must('room:create', {
    game: 'territory',
    opponent: { kind: 'bot', level: 'easy' },
  });
  expect(await people[1].ask('game:greet', { match: bot.match!, greeting: 'hello' })).toMatchObject({
    error: { code: 'no-greetings' },
  });
});
