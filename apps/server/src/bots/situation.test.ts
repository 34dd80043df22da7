// The input of a bot, intercepted on its way into the thread while real matches are played.

import { decisionFor, hash, options, playing } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import type { DeckList, Game } from '@sleight/kit';
import { findGame, shelf } from '@sleight/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { matchStore } from '../database/matches';
import { bookOf } from '../matches/books';
import { createHost, type Host } from '../matches/host';
import { newId } from '../matches/start';
import type { MatchRow, Move } from '../matches/store';
import { type LiveTable, memoryOf, tried } from '../matches/table';
import { freshPglite } from '../testing/databases';
import { anyAnswer, bot, dealt, legalDecks, named, person, rowOf } from '../testing/matches';
import { someUser } from '../testing/rows';
import { bundledWorker } from '../testing/worker';
import { type Bots, seatBots } from './driver';
import { remembers } from './levels';
import { createPool, type ThoughtJob, type ThoughtPool } from './pool';
import { situationOf } from './situation';

let database: Database;
let pool: ThoughtPool;
let host: Host;
let bots: Bots;
/** Records everything sent into the threads. */
let hear: (request: ThoughtJob['request']) => void = () => {};
beforeAll(async () => {
  database = await freshPglite();
  pool = createPool({ file: bundledWorker(), threads: 1, ms: 10 });
  host = createHost(matchStore(database));
  const door: ThoughtPool = {
    ...pool,
    think(asked, signal) {
      hear(asked.request);
      return pool.think(asked, signal);
    },
  };
  bots = seatBots(host, { pool: door, model: null }, () => {});
});
afterAll(async () => {
  bots.close();
  await pool.close();
  await database.close();
});

const keysOf = ({ book, state }: LiveTable): string[] =>
  options(playing(book, state), 0).map(({ key }) => key);

const after = (table: LiveTable, move: Move): LiveTable => {
  const step = tried(table, move);
  if ('illegal' in step) throw new Error(step.illegal);
  return step.next;
};

/** The person picks this. */
const picked = (table: LiveTable, key: string): LiveTable =>
  after(table, { seat: 0, decision: table.state.asked[0], keys: [key] });

/** The request to the bot at this table: played so far by another process, and opened here. */
async function askedAt({ row, line }: LiveTable): Promise<ThoughtJob['request']> {
  const quiet = createHost(matchStore(database));
  await quiet.begin(named(row));
  for (const { answer } of line) await quiet.move(row.id, answer);
  const asked = new Promise<ThoughtJob['request']>((resolve) => {
    hear = resolve;
  });
  await host.table(row.id);
  return asked;
}

const dealtTo = async (game: Game, changes: Partial<MatchRow>): Promise<LiveTable> =>
  dealt(rowOf(game, [person(await someUser(database)), bot()], { seed: 'twins', ...changes }));

/** A separate table with the same moves. */
const copied = ({ row, line }: LiveTable): LiveTable =>
  line.reduce((at, { answer }) => after(at, answer), dealt({ ...row, id: newId() }));

/** The requests at two tables that differ only in what the bot cannot know. */
async function expectSame(one: LiveTable, other: LiveTable): Promise<ThoughtJob['request']> {
  expect(hash(one.state)).not.toBe(hash(other.state));
  expect(situationOf(one, 0)).not.toEqual(situationOf(other, 0));
  const request = await askedAt(one);
  expect(request).toEqual(await askedAt(other));
  expect(JSON.stringify(request)).not.toContain(one.row.seed);
  return request;
}

/** A legal list that differs in one card, of its most common kind. */
function otherList(game: Game, deck: DeckList): DeckList {
  const book = bookOf(game, game.rulesets[0], {});
  const kinds = new Map(game.cards().map(({ id, kind }) => [id, kind]));
  const count = (kind: string): number => deck.cards.filter((id) => kinds.get(id) === kind).length;
  const [most] = [...new Set(kinds.values())].toSorted((a, b) => count(b) - count(a));
  const at = deck.cards.findIndex((id) => kinds.get(id) === most);
  const lists = [...kinds.keys()]
    .filter((id) => kinds.get(id) === most && id !== deck.cards[at])
    .map((id): DeckList => ({ ...deck, cards: deck.cards.with(at, id) }));
  return lists.find((list) => game.deckProblems(book, list).length === 0)!;
}

/** Plays at random until the person has two picks that look the same to the other seat. */
function until(
  table: LiveTable,
  twins: (keys: readonly string[]) => readonly string[],
): [LiveTable, LiveTable] {
  const rng = seedRng('twins');
  for (let at = table; at.state.result === null; at = after(at, anyAnswer(at, rng)!)) {
    const [one, other] = twins(keysOf(at));
    if (other !== undefined) return [picked(at, one), picked(copied(at), other)];
  }
  throw new Error('no such picks in this match');
}

/** Two cards to hide at one place. */
function hides(keys: readonly string[]): readonly string[] {
  const [first, ...others] = keys.filter((key) => key.startsWith('hide '));
  const place = first?.slice(first.indexOf(' at '));
  return place === undefined ? [] : [first, ...others.filter((key) => key.endsWith(place))];
}

const built = shelf.filter(({ decks }) => decks.length > 1).map((game) => [game.id, game] as const);

test.each(built)('%s: the person’s list does not change the bot’s request', async (_id, game) => {
  const [mine, theirs] = legalDecks(game);
  const isBotFirst = ({ book, state }: LiveTable): boolean => decisionFor(playing(book, state), 1) !== null;
  for (let i = 0; ; i++) {
    const seed = `list ${i}`;
    const one = await dealtTo(game, { seed, decks: [mine, theirs] });
    if (!isBotFirst(one)) continue;
    await expectSame(one, await dealtTo(game, { seed, decks: [otherList(game, mine), theirs] }));
    return;
  }
});

test('mythos: which card was hidden does not matter, and the bot remembers that one was', async () => {
  const [one, other] = until(await dealtTo(findGame('mythos')!, {}), hides);
  const { memory } = await expectSame(one, other);
  expect(memory.some(({ verb }) => verb === 'playHidden')).toBe(true);
  expect(JSON.stringify(memory)).not.toContain('secret');
});

test('sleeved: the person’s unfinished composition does not matter', async () => {
  const [one, other] = until(await dealtTo(findGame('sleeved')!, {}), (keys) => keys);
  await expectSame(one, other);
});

test.each(shelf.map((game) => [game.id, game] as const))(
  '%s: after a restart, and after an undo, the bot remembers the same',
  async (_id, game) => {
    const rng = seedRng('memory');
    let table = await dealtTo(game, {});
    for (let i = 0; i < 12; i++) table = after(table, anyAnswer(table, rng)!);
    const { memory } = situationOf(table, 1);
    expect(memory.length > 0).toBe(remembers(game));
    expect(memory.map(({ n }) => n)).toEqual(memory.map((_, i) => i));
    expect(situationOf(copied(table), 1)).toEqual(situationOf(table, 1));
    const last = table.line.at(-1)!.n;
    const played = after(table, anyAnswer(table, rng)!);
    const back = after(played, { seat: 0, undo: last + 1 });
    expect(situationOf(back, 1)).toEqual({ ...situationOf(table, 1), seed: expect.any(String) });
  },
);

test('a match between two people keeps no bot memory', async () => {
  const game = shelf.find(remembers)!;
  expect(memoryOf(dealt(rowOf(game, [person('Ada'), person('Eve')])))).toEqual([]);
  expect(memoryOf(dealt(rowOf(game, [person('Ada'), person('Ada')])))).not.toEqual([]);
});
