// A person against a language model, on the full server: settings, HTTP, sockets, database, threads.

import { below, seedRng } from '@sleight/kernel/rng';
import { other } from '@sleight/kernel/state';
import { MODEL_LEVEL, mannerSchema, type RoomCreate, type StateUpdate } from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasAdvice } from '../bots/levels';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { unlimited } from '../operations/limits';
import { freshPglite } from '../testing/databases';
import { answering, KEY, type ModelServer, modelEnv, startModelServer } from '../testing/model-server';
import { type Client, client, dial } from '../testing/play';
import { type Browser, browserAt, runningOver, type TestServer } from '../testing/running';
import { modelLevel } from './level';

let models: ModelServer;
let database: Database;
let running: TestServer;
let browser: Browser;
let me: Client;

async function connect(origin: string): Promise<Client> {
  const socket = dial(origin, { cookie: browser.jar.sender.cookie ?? '', origin });
  const made = client(socket, browser.jar);
  await new Promise((resolve) => socket.on('connect', () => resolve(null)));
  return made;
}

beforeAll(async () => {
  models = await startModelServer();
  database = await freshPglite();
  running = await runningOver(database, modelEnv(models.url), unlimited);
  browser = browserAt(running.origin);
  await browser.ask('POST', '/api/account/guest');
  me = await connect(running.origin);
});
afterAll(async () => {
  me.close();
  await running.server.close();
  await models.close();
});

const against = (manner = {}) =>
  ({ kind: 'bot', level: MODEL_LEVEL, manner: mannerSchema.parse(manner) }) as const;

/** Plays at random whenever the person has the decision, until the match is over. */
async function playOut(match: string): Promise<StateUpdate> {
  const rng = seedRng('person');
  let { update } = (await me.must('game:resync', { match })).tables[0];
  const latest = (): StateUpdate | undefined =>
    me.heard('game:state-update').findLast((one) => one.match === match);
  while (update.result === null) {
    const { decision, version } = update;
    const isNew = (one: StateUpdate): boolean => one.match === match && one.version > version;
    const next = me.next('game:state-update', isNew);
    if (decision !== null) {
      const keys = [decision.options[below(rng, decision.options.length)].key];
      await me.must('game:answer', { match, decision: decision.id, keys });
    }
    const known = latest();
    update = known !== undefined && isNew(known) ? known : await next;
  }
  return update;
}

/** Everything that was logged or sent, except the question to the model itself. */
const everything = async (): Promise<string> => {
  const pages = ['/api/games', '/api/openapi.json', '/metrics', '/healthz', '/', '/api/me', '/api/matches'];
  const answers = await Promise.all(pages.map((path) => browser.ask('GET', path)));
  return JSON.stringify([answers.map(({ body }) => body), running.logged, me.bytes]);
};

test('a model is offered next to the levels of every game', async () => {
  const { games } = (await browser.ask('GET', '/api/games')).body;
  const idsOf = (list: { id: string }[]): string[] => list.map(({ id }) => id);
  for (const { id, levels } of games) {
    const { manners, ...level } = levels.at(-1);
    expect(level).toEqual({
      id: 'model',
      name: { en: 'Language model', fr: 'Modèle de langage' },
      personas: modelLevel.personas,
    });
    const { usual, ...lists } = manners;
    expect(usual).toEqual({ difficulty: 'seasoned', style: 'plain', among: 'all' });
    expect(Object.entries(lists).map(([what, list]) => [what, idsOf(list as { id: string }[])])).toEqual([
      ['difficulty', ['beginner', 'seasoned', 'best']],
      ['style', ['plain', 'bold', 'patient']],
      ['among', hasAdvice(shelf.find((game) => game.id === id)!) ? ['all', 'best-three'] : ['all']],
    ]);
  }
});

test('an option that is not available is refused', async () => {
  const create = async (opponent: RoomCreate['opponent'], game = shelf[0]) => {
    const answer = await me.ask('room:create', { game: game.id, opponent });
    return answer.ok ? 'accepted' : answer.error.code;
  };
  expect(await create({ ...against(), level: 'hard' })).toBe('unknown-level');
  expect(await create({ ...against(), persona: 'vesper' })).toBe('unknown-persona');
  for (const game of shelf.filter((one) => !hasAdvice(one)))
    expect(await create(against({ among: 'best-three' }), game)).toBe('unknown-level');
});

test("it picks among the search's three best, and is shown no other options", async () => {
  models.heard.length = 0;
  models.conduct = [() => answering(1)];
  const opponent = against({ among: 'best-three' });
  const { match } = await me.must('room:create', { game: shelf[0].id, opponent });
  await playOut(match!);
  const listed = models.heard.map(({ user }) =>
    user.slice(user.lastIndexOf('Options:')).split('\n').slice(1),
  );
  expect(listed.length).toBeGreaterThan(0);
  for (const lines of listed) {
    expect([2, 3]).toContain(lines.length);
    for (const line of lines) expect(line).toMatch(/^\d\. .* \(the search gives it \d+% to win\)$/);
  }
  const moves = await matchStore(database).moves(match!);
  const reasons = moves.flatMap(({ move }) => ('because' in move ? (move.because ?? []) : []));
  expect(reasons.filter(({ en }) => en.includes('another bot picked'))).toEqual([]);
  const { body } = await browser.ask('GET', '/metrics');
  expect(body).toMatch(/^sleight_bot_thought_seconds_count\{level="advice"\} [1-9]/m);
});

test.each(shelf.map(({ id }) => id))(
  '%s: a whole match, with reasons kept secret until it is over',
  async (game) => {
    const rng = seedRng(game);
    let asked = 0;
    models.heard.length = 0;
    // At first, and now and then, it answers nonsense twice in a row, and a bot picks instead.
    models.conduct = [
      ({ user }) => {
        const many = user.slice(user.lastIndexOf('Options:')).split('\n').length - 1;
        const isNonsense = asked % 7 < 2;
        asked++;
        return answering(isNonsense ? many + 1 : 1 + below(rng, many), `secret ${asked}`, `mystère ${asked}`);
      },
    ];
    me.bytes.length = 0;
    const { match } = await me.must('room:create', { game, opponent: against({ style: 'bold' }) });
    const ended = me.next('game:ended', (one) => one.match === match);
    await playOut(match!);
    await ended;

    const told = me.bytes.filter((one) => /secret \d|mystère \d/.test(one));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('game:state-update');

    const moves = await matchStore(database).moves(match!);
    const reasons = moves.flatMap(({ move }) => ('because' in move ? (move.because ?? []) : []));
    expect(reasons.filter(({ en }) => /secret \d/.test(en)).length).toBeGreaterThan(0);
    expect(reasons.filter(({ en }) => en.includes('another bot picked')).length).toBeGreaterThan(0);
    const { tables, head } = await me.must('game:resync', { match: match! });
    const { seat } = tables[0].update;
    expect(head.players[other(seat)]).toMatchObject({ level: 'model' });
    // As the privacy page says, the player's identity is never sent.
    const sent = JSON.stringify(models.heard.map(({ headers, body }) => [headers, body]));
    expect(head.players[seat].name).toMatch(/\S/);
    expect(sent).not.toContain(head.players[seat].name);
    const [heading, ...lines] = tables[0].log.at(-1)!.slice(-reasons.length - 1);
    expect(heading.fr).toBe('Ce que pensait votre adversaire\u202f:');
    expect(lines).toEqual(reasons);
    expect(models.heard.every(({ system }) => system.includes('Play boldly'))).toBe(true);

    const replay = async (eyes: string) =>
      JSON.stringify((await browser.ask('GET', `/api/matches/${match}/recording?eyes=${eyes}`)).body);
    expect(await replay('open')).toContain(reasons[0].en);
    expect(await replay(String(seat))).not.toContain('secret ');
  },
);

test('the key is never logged, measured or sent to anyone but the model', async () => {
  models.conduct = [() => ({ status: 401 }), () => ({ status: 500 }), () => 'hangs up'];
  const { match } = await me.must('room:create', { game: shelf[0].id, opponent: against() });
  await playOut(match!);
  const all = await everything();
  expect(models.heard.at(-1)?.headers['x-api-key']).toBe(KEY);
  expect(all.includes('the language model gave no answer')).toBe(true);
  expect(all.includes('hunter2')).toBe(false);
});

test('a match continues without the model if the server no longer has one', async () => {
  models.conduct = [() => answering(1)];
  const { match } = await me.must('room:create', { game: shelf[0].id, opponent: against() });
  const other = await runningOver({ ...database, close: async () => {} });
  const mine = me;
  me = await connect(other.origin);
  await playOut(match!);
  const { tables } = await me.must('game:resync', { match: match! });
  const stoodIn = tables[0].log.at(-1)?.filter(({ en }) => en.includes('another bot picked'));
  expect(stoodIn?.length).toBeGreaterThan(0);
  me.close();
  me = mine;
  await other.server.close();
});
