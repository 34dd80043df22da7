// People playing over real sockets: rooms, whole matches, reconnecting, a second tab, conceding, a rematch.

import { below, seedRng } from '@sleight/kernel/rng';
import type { StateUpdate } from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { createLane } from '../operations/lane';
import { databases } from '../testing/databases';
import { anyAnswer } from '../testing/matches';
import { type Client, type PlayServer, playServer } from '../testing/play';

const friend = { kind: 'friend' } as const;

describe.each(databases)('on $name', ({ fresh }) => {
  let database: Database;
  let server: PlayServer;
  const open: Client[] = [];
  beforeAll(async () => {
    database = await fresh();
    server = await playServer(database);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  afterEach(() => {
    for (const client of open.splice(0)) client.close();
    expect(server.failures).toEqual([]);
  });

  const guest = async (): Promise<Client> => {
    const client = await server.guest();
    open.push(client);
    return client;
  };

  /** Two people at one table. */
  async function paired(game: string): Promise<{ match: string; people: [Client, Client]; code: string }> {
    const [host, other] = [await guest(), await guest()];
    const { room } = await host.must('room:create', { game, opponent: friend });
    const joined = host.next('room:player-joined');
    const { match } = await other.must('room:join', { code: room!.code.toLowerCase() });
    expect((await joined).match).toBe(match);
    return { match: match!, people: [host, other], code: room!.code };
  }

  const tableOf = async (client: Client, match: string): Promise<StateUpdate> =>
    (await client.must('game:resync', { match })).tables[0].update;

  /** Both play random legal picks from their messages, until it is over or a number of answers is given. */
  async function playOn(match: string, people: readonly Client[], most = 5_000): Promise<StateUpdate[]> {
    const rng = seedRng('play');
    const tables = await Promise.all(people.map((client) => tableOf(client, match)));
    for (let given = 0; given < most && tables[0].result === null; ) {
      const asked = tables.filter(({ decision }) => decision !== null);
      if (asked.length === 0) await new Promise(setImmediate);
      else {
        const { seat, decision } = asked[below(rng, asked.length)];
        const { id, options } = decision!;
        const at = tables.findIndex((table) => table.seat === seat);
        const key = options[below(rng, options.length)].key;
        await people[at].must('game:answer', { match, decision: id, keys: [key] });
        given++;
      }
      for (const [i, client] of people.entries())
        tables[i] =
          client.heard('game:state-update').findLast((update) => update.match === match) ?? tables[i];
    }
    return tables;
  }

  test.each(shelf.map(({ id }) => id))(
    '%s: a room, a code, and a whole match played from each player’s messages',
    async (game) => {
      const { match, people } = await paired(game);
      const ended = people.map((client) => client.next('game:ended'));
      const first = await Promise.all(people.map((client) => tableOf(client, match)));
      expect(first.map(({ version }) => version)).toEqual([0, 0]);
      expect(first.map(({ seat }) => seat).sort()).toEqual([0, 1]);
      await playOn(match, people);
      const [mine, theirs] = await Promise.all(ended);
      expect(mine.result).toEqual(theirs.result);
      expect(mine.seed).toBe((await server.stores.matches.find(match))?.seed);
      for (const client of people) {
        const versions = client.heard('game:state-update').map(({ version }) => version);
        expect(versions).toEqual(versions.map((_, i) => i + 1));
      }
      const { tables } = await people[0].must('game:resync', { match });
      expect(tables[0].log.slice(1)).toEqual(
        people[0].heard('game:state-update').map(({ beats }) => beats.flatMap(({ log }) => log)),
      );
      expect(tables[0].update.decision).toBeNull();
    },
  );

  test('a reload, a second tab or another device shows the same table and gets the same updates', async () => {
    const { match, people } = await paired('territory');
    await playOn(match, people, 6);
    const before = await tableOf(people[0], match);
    people[0].close();
    const tabs = [await server.connect(people[0].browser), await server.connect(people[0].browser)];
    open.push(...tabs);
    for (const tab of tabs) expect(await tableOf(tab, match)).toEqual(before);
    const news = tabs.map((tab) => tab.next('game:state-update'));
    await playOn(match, [tabs[0], people[1]], 1);
    const [one, two] = await Promise.all(news);
    expect(one).toEqual(two);
    expect(one.version).toBe(before.version + 1);
  });

  test('a finished match continues from a step, and the bot answers only once a player joins', async () => {
    const { match, people } = await paired('territory');
    await playOn(match, people, 5);
    await people[0].must('game:concede', { match });
    const old = await server.host.table(match);
    const asker = await guest();
    const step = 4;
    const next = old.line[step].answer.seat;
    const opponent = { kind: 'bot', level: 'easy' } as const;
    const ask = { match, eyes: 'open', step, opponent } as const;
    const begun = await asker.must('game:continue', { ...ask, seat: next === 0 ? 1 : 0 });
    const inherited = old.line.slice(0, step).map(({ answer }) => answer);
    const movesNow = async () => (await server.stores.matches.moves(begun.match)).map(({ move }) => move);
    expect(await movesNow()).toEqual(inherited);
    const answered = asker.next('game:state-update', (update) => update.match === begun.match);
    const { tables, head } = await asker.must('game:resync', { match: begun.match });
    expect(head.players.map(({ level }) => level ?? null)).toEqual(
      next === 0 ? ['easy', null] : [null, 'easy'],
    );
    expect((await answered).by).toBe(next);
    expect((await answered).version).toBeGreaterThan(tables[0].update.version);
    expect((await movesNow()).slice(0, step)).toEqual(inherited);
    expect((await movesNow())[step].seat).toBe(next);
  });

  test.each([
    ['a step before the deal', { step: -1 }],
    ['a step beyond every match', { step: 20_001 }],
    ['half a step', { step: 1.5 }],
    ['a third seat', { seat: 2 }],
    ['other eyes', { eyes: '2' }],
    ['a friend', { opponent: { kind: 'friend' } }],
    ['a deck', { opponent: { kind: 'hotseat', deck: { starter: 'any' } } }],
  ])('a match cannot continue from %s', async (_what, changes) => {
    const asker = await guest();
    const ask = { match: 'any', eyes: 'open', step: 0, opponent: { kind: 'hotseat' }, ...changes };
    const answer = await asker.socket.emitWithAck('game:continue', ask);
    expect(answer).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });

  test('each player sees whether the other is present', async () => {
    const { match, people } = await paired('territory');
    const [first, second] = people;
    expect((await first.must('game:resync', { match })).head.players.map((one) => one.isConnected)).toEqual([
      true,
      false,
    ]);
    const came = first.next('game:presence', ({ isConnected }) => isConnected[1]);
    await second.must('game:resync', { match });
    await came;
    const left = first.next('game:presence', ({ isConnected }) => !isConnected[1]);
    second.close();
    await left;
  });

  test('a bot is always present', async () => {
    const person = await guest();
    const opponent = { kind: 'bot', level: 'easy' } as const;
    const { match } = await person.must('room:create', { game: 'territory', opponent });
    const told = person.next('game:presence');
    await person.must('game:resync', { match: match! });
    expect((await told).isConnected).toEqual([true, true]);
  });

  test('a step is one message: the beats, and the next decision', async () => {
    const { match, people } = await paired('territory');
    const tables = await Promise.all(people.map((client) => tableOf(client, match)));
    const active = tables.findIndex(({ decision }) => decision !== null);
    const waiting = people[1 - active];
    const step = waiting.next('game:state-update');
    const { id } = tables[active].decision!;
    expect(tables[1 - active].isWaiting).toBe(true);
    await people[active].must('game:answer', { match, decision: id, keys: ['pass'] });
    const { by, beats, decision } = await step;
    expect(by).toBe(tables[active].seat);
    expect(beats.flatMap(({ facts }) => facts.map(({ verb }) => verb))).toContain('pass');
    expect(decision?.why.fr).not.toBe('');
  });

  test('conceding ends the match for both, and a rematch starts when both have asked for it', async () => {
    const { match, people } = await paired('mythos');
    const [first, second] = people;
    for (const client of people) await tableOf(client, match);
    const ended = second.next('game:ended');
    expect((await first.ask('game:rematch', { match })).ok).toBe(false);
    await first.must('game:concede', { match });
    expect((await ended).result).toEqual({ winner: 1, reason: 'concession' });
    const wish = second.next('game:rematch');
    expect(await first.must('game:rematch', { match })).toEqual({ match: null });
    expect((await wish).asked).toEqual([0]);
    const news = first.next('game:rematch', ({ next }) => next !== null);
    const [one, two] = await Promise.all([
      second.must('game:rematch', { match }),
      second.must('game:rematch', { match }),
    ]);
    expect(one).toEqual(two);
    const { next } = await news;
    expect(next).toBe(one.match);
    expect((await tableOf(first, next!)).result).toBeNull();
    expect((await second.must('game:resync', { match })).rematch.match).toBe(next);
    expect((await server.stores.matches.find(next!))?.after).toBe(match);
  });

  test('in pass and play a person sees both sides and answers for the seat that is asked', async () => {
    const both = await guest();
    const { match } = await both.must('room:create', { game: 'sleeved', opponent: { kind: 'hotseat' } });
    const { tables } = await both.must('game:resync', { match: match! });
    expect(tables.map(({ update }) => update.seat)).toEqual([0, 1]);
    for (const { update } of tables) {
      const { id, options } = update.decision!;
      await both.must('game:answer', {
        match: match!,
        seat: update.seat,
        decision: id,
        keys: [options[0].key],
      });
    }
    await both.must('game:concede', { match: match!, seat: 1 });
    const again = await both.must('game:rematch', { match: match! });
    expect(again.match).not.toBeNull();
  });

  test('in a game of turns, pass and play need not name the seat', async () => {
    const both = await guest();
    const { match } = await both.must('room:create', { game: 'territory', opponent: { kind: 'hotseat' } });
    const seats = new Set<number>();
    for (let i = 0; i < 6; i++) {
      const { tables } = await both.must('game:resync', { match: match! });
      const { decision, seat } = tables
        .map(({ update }) => update)
        .find((update) => update.decision !== null)!;
      expect((await both.must('game:view', { match: match! })).seat).toBe(seat);
      seats.add(seat);
      const { id, options } = decision!;
      await both.must('game:answer', { match: match!, decision: id, keys: [options[0].key] });
    }
    expect(seats.size).toBe(2);
  });

  test('against a bot: it answers, moves can be undone, and a rematch starts at once', async () => {
    const person = await guest();
    const ask = { game: 'territory', opponent: { kind: 'bot', level: 'easy' } } as const;
    const { match } = await person.must('room:create', ask);
    let update = await tableOf(person, match!);
    if (update.decision === null)
      update = await person.next('game:state-update', ({ decision }) => decision !== null);
    const before = JSON.stringify((await person.must('game:view', { match: match! })).view);
    const { id, options } = update.decision!;
    // A hand may have nothing to play on an empty table.
    const { key } = options.find((one) => one.key.startsWith('play ')) ?? options[0];
    await person.must('game:answer', { match: match!, decision: id, keys: [key] });
    const undone = await person.ask('game:undo', { match: match! });
    if (undone.ok)
      expect(JSON.stringify((await person.must('game:view', { match: match! })).view)).toBe(before);
    else expect(undone.error.code).toBe('undo-reveals');
    await person.must('game:concede', { match: match! });
    const again = await person.must('game:rematch', { match: match! });
    expect(again.match).not.toBe(match);
    // Seats are swapped.
    expect((await server.stores.matches.find(again.match!))?.chairs[0]).toEqual({
      kind: 'bot',
      level: 'easy',
    });
  });

  test('the reason why a card cannot be played is given in both languages, from the player’s own view', async () => {
    const { match, people } = await paired('territory');
    const tables = await Promise.all(people.map((client) => tableOf(client, match)));
    const waiting = tables.findIndex(({ decision }) => decision === null);
    const { reasons } = await people[waiting].must('game:explain', { match, card: 'champion' });
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons[0].fr).not.toBe(reasons[0].en);
  });

  test('a bug is reported with one click and stored as a scenario', async () => {
    const { match, people } = await paired('territory');
    await playOn(match, people, 4);
    const { report } = await people[0].must('game:report', { match, note: 'the <b>scout</b> vanished' });
    const kept = await server.stores.reports.find(report);
    expect(kept?.note).toBe('the <b>scout</b> vanished');
    expect(kept?.scenario).toContain('replay:');
    // The scenario contains the seed, so players never see it.
    expect(people[0].bytes.join('')).not.toContain((await server.stores.matches.find(match))?.seed);
  });

  test('a room that was left is closed and cannot be joined', async () => {
    const [host, late] = [await guest(), await guest()];
    const { room } = await host.must('room:create', { game: 'territory', opponent: friend });
    await host.must('room:leave', { code: room!.code });
    const answer = await late.ask('room:join', { code: room!.code });
    expect(answer.ok ? 'joined' : answer.error.code).toBe('unknown-room');
  });

  test('of three who join at once, one gets the seat and one match starts', async () => {
    const [host, ...others] = [await guest(), await guest(), await guest(), await guest()];
    const { room } = await host.must('room:create', { game: 'territory', opponent: friend });
    const answers = await Promise.all(others.map((client) => client.ask('room:join', { code: room!.code })));
    const joined = answers.filter(({ ok }) => ok);
    expect(joined).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer.error.code).toBe('room-full');
    const { match } = await host.must('room:join', { code: room!.code });
    expect(match).toBe(joined[0].ok ? joined[0].value.match : null);
  });

  test('answers do not wait for matches that are about to start', async () => {
    const jam = createLane(1);
    const strict = await playServer(database, { lane: jam });
    const player = await strict.guest();
    const create = { game: 'territory', opponent: { kind: 'hotseat' } } as const;
    const { match } = await player.must('room:create', create);
    let clear = (): void => {};
    void jam(
      () =>
        new Promise<void>((resolve) => {
          clear = resolve;
        }),
    );
    let hasBegun = false;
    const begun = player.must('room:create', create).then(() => {
      hasBegun = true;
    });
    const rng = seedRng('answers');
    for (let i = 0; i < 5; i++)
      await player.must('game:answer', {
        match: match!,
        ...anyAnswer(await strict.host.table(match!), rng)!,
      });
    expect(hasBegun).toBe(false);
    clear();
    await begun;
    await strict.close();
  });
});
