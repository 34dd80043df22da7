// Plays matches: validates each move, saves it, and only then informs everyone who may know of it.
// Invariant: memory is a cache of the log. Moves of one match are validated one after the other; if another process
// was faster, or the disk failed, the table is rebuilt from the log.
// Read next: table.ts for what a move does, undo.ts, and sockets/ and bots/ for the listeners.

import { ENGINE, hash, playing, SEATS, type Seat } from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import type { Game } from '@sleight/kit';
import type { GameEnded, StateUpdate } from '@sleight/protocol';
import { findGame } from '@sleight/shelf';
import { refused } from '../refused';
import { WrittenMessage } from '../written';
import { checkpointOf, isDue } from './checkpoint';
import { guarded } from './faults';
import { type OpeningNeed, opened } from './opening';
import { caughtUp, type Pace, rewound, usualPace } from './rebuild';
import type { Append, MatchEnding, MatchRow, MatchStore, Move, NewMatch } from './store';
import { hasEarlier, isPerson, type LiveTable, positionHash, type TableStep, tried } from './table';
import { undoProblem } from './undo';
import { isUnplayable } from './unplayable';
import { heardOf } from './updates';

/** The messages of one move to one person. */
export interface SeatMessages {
  readonly update: WrittenMessage<StateUpdate>;
  readonly ended: GameEnded | null;
}

/** Called for every move of every match played in this process. */
export interface Listener {
  /** A message that one person may receive. */
  heard?(row: MatchRow, seat: Seat, heard: SeatMessages): void;
  /** The table has changed, or was just rebuilt: a bot may have a decision. */
  moved?(table: LiveTable): void;
  /** The match can no longer be played and has ended without a winner. */
  voided?(row: MatchRow): void;
}

export interface Host {
  /** Stores a new match. */
  begin(row: NewMatch): Promise<void>;
  /** The match from memory, or else from the log. */
  table(match: string): Promise<LiveTable>;
  /** The match from the log, where another process may have continued it. */
  fresh(match: string): Promise<LiveTable>;
  /**
   * Validates a move; resolves with the table after it once it is on disk, and throws the refusal.
   * A move planned at a table with `from` moves is stale at any other.
   */
  move(match: string, move: Move, from?: number): Promise<LiveTable>;
  /** Undoes the last answer of a seat. */
  undo(match: string, seat: Seat): Promise<LiveTable>;
  listen(listener: Listener): () => void;
  /** Evicts matches unused since `before`; the log still has them. */
  forget(before: number): void;
  /** Updates a guest's user id after signing up: the rows have changed on disk. */
  reload(isMeant: (row: MatchRow) => boolean): void;
  readonly live: () => number;
  /** Resolves once no checkpoint is being written. */
  settled(): Promise<void>;
}

export interface HostPlan {
  readonly now?: () => number;
  readonly findGame?: (id: string) => Game | null;
  readonly engine?: string;
  readonly pace?: Pace;
  /** A checkpoint could not be written; only the operator is notified. */
  failed?(error: unknown, match: string): void;
}

interface Live {
  table: LiveTable | null;
  /** The row of a match that was just stored without moves, so that its first table needs no reading. */
  begun: MatchRow | null;
  /** The last queued request; the next one runs after it. */
  tail: Promise<unknown>;
  usedAt: number;
  /** The number of moves in its checkpoint, and whether one is being written. */
  saved: number;
  isSaving: boolean;
}

/** The state of a host: the matches in memory, and the promises to write them. */
interface Room extends OpeningNeed, Pick<HostPlan, 'failed'> {
  readonly now: () => number;
  readonly matches: Map<string, Live>;
  readonly listeners: Set<Listener>;
  readonly saving: Set<Promise<void>>;
}

interface Judged {
  readonly next: LiveTable;
  readonly append: Append;
  readonly tell: (() => void)[];
}

/** Other processes may be faster a few times in a row; more often is an error. */
const MOST_TRIES = 5;

/** No real match comes near this many answers by one person, undone ones included. Conceding is always possible. */
export const MOST_ANSWERS = 20_000;

const witnessOf = ({ heard, after }: TableStep): Append['witness'] => ({ heard, hash: positionHash(after) });

function endingOf({ after, next: { game, book } }: TableStep): MatchEnding | null {
  if (after.result === null) return null;
  return { ...after.result, hash: hash(after), scores: game.scores?.(playing(book, after)) ?? null };
}

const newLive = (): Live => ({
  table: null,
  begun: null,
  tail: Promise.resolve(),
  usedAt: 0,
  saved: 0,
  isSaving: false,
});

/** Bounds the log of a match. */
function checkAllowance(table: LiveTable, move: Move): void {
  const isPick = 'keys' in move;
  if (isPick && isPerson(table, move.seat) && table.given[move.seat] >= MOST_ANSWERS)
    throw refused('too-many-answers');
}

function inTurn<T>({ matches, now }: Room, match: string, work: (live: Live) => Promise<T>): Promise<T> {
  const live = matches.get(match) ?? newLive();
  matches.set(match, live);
  live.usedAt = now();
  const turn = live.tail.then(() => work(live));
  const tail = turn.catch(() => {
    // An id that is not a match is forgotten once no request waits for it.
    if (live.table === null && live.tail === tail) matches.delete(match);
  });
  live.tail = tail;
  return turn;
}

/** Writes a checkpoint if one is due, after everyone was informed of the move, so no request waits for it. */
function save({ store, engine, saving, failed }: Room, live: Live, table: LiveTable): void {
  if (live.isSaving || !isDue(table, live.saved)) return;
  live.isSaving = true;
  const written = usualPace()
    .then(() => store.keepCheckpoint(checkpointOf(table, engine)))
    .then(() => {
      live.saved = table.n;
    })
    .catch((error: unknown) => failed?.(error, table.row.id))
    .finally(() => {
      live.isSaving = false;
      saving.delete(written);
    });
  saving.add(written);
}

function shown(room: Room, live: Live, table: LiveTable): LiveTable {
  live.table = table;
  for (const { moved } of room.listeners) moved?.(table);
  save(room, live, table);
  return table;
}

async function begin({ store }: Room, live: Live, { snapshots, log = [], ...row }: NewMatch): Promise<void> {
  await store.create({ ...row, snapshots, log });
  if (log.length === 0) live.begun = row;
}

async function loaded(room: Room, match: string, live: Live): Promise<LiveTable> {
  if (live.table !== null) return live.table;
  const { begun } = live;
  // Once only: if another process was faster, its moves are in the log.
  live.begun = null;
  const { row, table, saved, isNewlyVoid } = await opened(room, match, begun);
  if (isNewlyVoid) for (const { voided } of room.listeners) voided?.(row);
  if (table === null) throw refused('void');
  live.saved = saved;
  return shown(room, live, table);
}

async function refreshed(room: Room, match: string, live: Live): Promise<LiveTable> {
  const known = await loaded(room, match, live);
  try {
    const table = await caughtUp(known, (from, most) => room.store.moves(match, from, most), room.pace);
    return table === known ? known : shown(room, live, table);
  } catch (error) {
    if (!isUnplayable(error)) throw error;
    live.table = null;
    return await loaded(room, match, live);
  }
}

/** Built before the move is saved: a move that cannot be described must not happen. */
function tellings({ listeners }: Room, step: TableStep): (() => void)[] {
  const { row } = step.next;
  const people = SEATS.filter((seat) => step.heard[seat] && row.chairs[seat].kind === 'person');
  return people.map((seat) => {
    const { update, ended } = heardOf(step, seat);
    const heard = { update: new WrittenMessage(update), ended };
    return () => {
      for (const listener of listeners) listener.heard?.(row, seat, heard);
    };
  });
}

/** A legal move: the table after it, its log entry, and the messages to send once it is saved. */
function judged(room: Room, table: LiveTable, choose: (table: LiveTable) => Move): Judged {
  const move = choose(table);
  checkAllowance(table, move);
  const step = tried(table, move);
  if ('illegal' in step) throw refused(step.illegal);
  const append = {
    match: table.row.id,
    n: table.n,
    move: step.move,
    witness: witnessOf(step),
    engine: room.engine,
    ending: endingOf(step),
  };
  return { next: step.next, append, tell: tellings(room, step) };
}

/** Does the log contain exactly this move? */
async function isLogged({ store }: Room, { match, n, move }: Append): Promise<boolean> {
  const [logged] = await store.moves(match, n, 1);
  return logged?.n === n && JSON.stringify(logged.move) === JSON.stringify(move);
}

/** Returns whether this move was saved. If the database's answer was lost, the log is checked. */
async function isKept(room: Room, append: Append): Promise<boolean> {
  try {
    const appended = await room.store.append(append);
    return appended === 'unsure' ? await isLogged(room, append) : appended === 'kept';
  } catch (error) {
    const isThere = await isLogged(room, append).catch(() => false);
    if (isThere) return true;
    throw error;
  }
}

async function keep(
  room: Room,
  match: string,
  live: Live,
  choose: (table: LiveTable) => Move,
  ready: (table: LiveTable) => Promise<LiveTable> = async (table) => table,
): Promise<LiveTable> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const table = await ready(await loaded(room, match, live));
    const { next, append, tell } = guarded(match, table.n, () => judged(room, table, choose));
    const isMine = await isKept(room, append).catch((error: unknown) => {
      // Only the log knows whether it was saved.
      live.table = null;
      throw error;
    });
    live.table = isMine ? next : null;
    // Emptied, because waiting items may be reachable from garbage that V8 has already promoted to its old space, and
    // would stay until the next major collection.
    for (const one of tell.splice(0)) if (isMine) one();
    if (isMine) return shown(room, live, next);
  }
  throw refused('unavailable');
}

/** A table opened from a checkpoint, or after many undos, does not have its earlier tables. */
async function withEarlier({ pace }: Room, table: LiveTable, seat: Seat): Promise<LiveTable> {
  const isNeeded = !hasEarlier(table) && undoProblem(table, seat) === null;
  return isNeeded ? await rewound(table, pace) : table;
}

export function createHost(store: MatchStore, plan: HostPlan = {}): Host {
  const room: Room = {
    store,
    engine: plan.engine ?? ENGINE,
    pace: plan.pace ?? usualPace,
    findGame: plan.findGame ?? findGame,
    now: plan.now ?? Date.now,
    failed: plan.failed,
    matches: new Map(),
    listeners: new Set(),
    saving: new Set(),
  };
  return {
    begin: (row) => inTurn(room, row.id, (live) => begin(room, live, row)),
    table: (match) => inTurn(room, match, (live) => loaded(room, match, live)),
    fresh: (match) => inTurn(room, match, (live) => refreshed(room, match, live)),
    move: (match, move, from) =>
      inTurn(room, match, (live) =>
        keep(room, match, live, ({ n }) => {
          if (from !== undefined && from !== n) throw refused('stale');
          return move;
        }),
      ),
    undo: (match, seat) =>
      inTurn(room, match, (live) =>
        keep(
          room,
          match,
          live,
          (table) => {
            const problem = undoProblem(table, seat);
            if (problem !== null) throw refused(problem);
            return { seat, undo: ensure(table.recent[0], 'answer to undo').n };
          },
          (table) => withEarlier(room, table, seat),
        ),
      ),
    listen(listener) {
      room.listeners.add(listener);
      return () => room.listeners.delete(listener);
    },
    forget(before) {
      for (const [match, { usedAt }] of room.matches) if (usedAt < before) room.matches.delete(match);
    },
    reload(isMeant) {
      for (const live of room.matches.values())
        live.tail = live.tail.then(() => {
          if (live.table !== null && isMeant(live.table.row)) live.table = null;
          if (live.begun !== null && isMeant(live.begun)) live.begun = null;
        });
    },
    async settled() {
      await Promise.all(room.saving);
    },
    live: () => [...room.matches.values()].filter(({ table }) => table?.state.result === null).length,
  };
}
