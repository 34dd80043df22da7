// Clients that send or play too much: each has a budget, as a person and as an address, and others are served.

import { seedRng } from '@sleight/kernel/rng';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { createLimits, unlimited } from '../operations/limits';
import { databases } from '../testing/databases';
import { anyAnswer } from '../testing/matches';
import { type Client, playServer } from '../testing/play';
import { send } from '../testing/play-suite';

const friend = { kind: 'friend' } as const;

/** Budgets that never refill, so that nothing here depends on speed. */
const HOUR = 3_600;

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  test('twenty guests of one address who resync endlessly are refused beyond their budget, and others are served', async () => {
    const strict = await playServer(database, { limits: createLimits({ seconds: HOUR }) });
    const office = '203.0.113.1';
    const vandals = await Promise.all(Array.from({ length: 20 }, () => strict.guest(office)));
    const player = await strict.guest('203.0.113.2');
    const create = { game: 'territory', opponent: { kind: 'hotseat' } } as const;
    // A match costs ten points; this is the address's message budget.
    const { match } = await vandals[0].must('room:create', create);
    const { match: theirs } = await player.must('room:create', create);

    const flood = vandals.map((vandal, i) =>
      Promise.all(
        Array.from({ length: 30 }, () =>
          vandal
            .ask('game:resync', { match: i === 0 ? match! : 'nowhere' })
            .then((answer) => (answer.ok ? { code: 'done' } : answer.error)),
        ),
      ),
    );
    const answers = async (): Promise<string[]> => {
      const rng = seedRng('answers');
      const codes: string[] = [];
      for (let i = 0; i < 25; i++) {
        const answer = anyAnswer(await strict.host.table(theirs!), rng);
        if (answer === null) break;
        codes.push(await send(player, 'game:answer', { match: theirs, ...answer }));
      }
      return codes;
    };
    const [codes, ...refusals] = await Promise.all([answers(), ...flood]);
    expect(codes.length).toBeGreaterThan(5);
    expect(new Set(codes)).toEqual(new Set(['done']));
    // The first had 30 points left: six resyncs. The others shared 160: 32.
    expect(refusals[0].filter(({ code }) => code === 'done')).toHaveLength(6);
    const worked = refusals
      .slice(1)
      .flat()
      .filter(({ code }) => code === 'unknown-match');
    expect(worked).toHaveLength(32);
    const [refusal] = refusals.flat().filter(({ code }) => code === 'too-many');
    expect(refusal).toMatchObject({
      retryAfter: expect.any(Number),
      message: { en: expect.stringMatching(/Try again in [56]\d minutes/) },
    });
    await strict.close();
  });

  test('a person has a limit of live matches; one that ends makes room', async () => {
    const limits = { ...unlimited, matches: 2 };
    const strict = await playServer(database, { limits });
    const person = await strict.guest();
    const create = { game: 'territory', opponent: { kind: 'hotseat' } } as const;
    const { match } = await person.must('room:create', create);
    await person.must('room:create', create);
    const refusal = await person.ask('room:create', create);
    expect(refusal).toMatchObject({ ok: false, error: { code: 'too-many-matches', retryAfter: 1_800 } });
    expect(await send(person, 'task:start', { task: 'territory/first-match' })).toBe('too-many-matches');
    await person.must('game:concede', { match: match!, seat: 0 });
    await person.must('room:create', create);
    await strict.close();
  });

  test('the users of one address share a limit of live matches', async () => {
    const limits = { ...unlimited, matchesHere: 2 };
    const strict = await playServer(database, { limits });
    const [one, two] = [await strict.guest('203.0.113.1'), await strict.guest('203.0.113.1')];
    const create = { game: 'territory', opponent: { kind: 'hotseat' } } as const;
    await one.must('room:create', create);
    await two.must('room:create', create);
    expect(await send(one, 'room:create', create)).toBe('too-many-matches-here');
    await (await strict.guest('203.0.113.2')).must('room:create', create);
    await strict.close();
  });

  test('guessing room codes is refused by person and by address, even for a right code', async () => {
    const { code, codesHere } = createLimits({ seconds: HOUR });
    const strict = await playServer(database, { limits: { ...unlimited, code, codesHere } });
    const owner = await strict.guest('203.0.113.9');
    const { room } = await owner.must('room:create', { game: 'territory', opponent: friend });
    const guesses = async (one: Client, count: number): Promise<string[]> => {
      const codes: string[] = [];
      for (let i = 0; i < count; i++)
        codes.push(await send(one, i % 2 === 0 ? 'room:look' : 'room:join', { code: 'ZZZZZZ' }));
      return codes;
    };
    const office = '203.0.113.1';
    const guesser = await strict.guest(office);
    expect(await guesses(guesser, 11)).toEqual([...Array(10).fill('unknown-room'), 'too-many-codes']);
    expect(await send(guesser, 'room:join', { code: room!.code })).toBe('too-many-codes');
    for (let i = 0; i < 9; i++) await guesses(await strict.guest(office), 10);
    const late = await strict.guest(office);
    expect(await guesses(late, 1)).toEqual(['too-many-codes']);
    // Looking at an existing room costs nothing.
    const honest = await strict.guest('203.0.113.2');
    for (let i = 0; i < 20; i++) await honest.must('room:look', { code: room!.code });
    expect((await honest.must('room:join', { code: room!.code })).match).not.toBeNull();
    await strict.close();
  });

  test('a sender over budget gets a reason, and is disconnected if they do not stop', async () => {
    const strict = await playServer(database, { limits: createLimits({ seconds: HOUR }) });
    const flooder = await strict.guest();
    const gone = new Promise((resolve) => flooder.socket.once('disconnect', resolve));
    const codes = await Promise.all(Array.from({ length: 200 }, () => send(flooder, 'game:resync', {})));
    expect(new Set(codes)).toEqual(new Set(['malformed', 'too-many']));
    for (let i = 0; i < 3_000; i++) flooder.socket.emit('game:resync', {});
    expect(await gone).toBe('io server disconnect');
    const other = await strict.guest();
    expect(await send(other, 'game:resync', { match: 'nowhere' })).toBe('unknown-match');
    await strict.close();
  });
});
