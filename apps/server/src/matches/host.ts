// Plays matches: judges each move, keeps it, and only then tells those who may hear of it.
// Invariant: memory is a cache of the log. Moves of one match are judged one after the other; where another process
// was faster, or the disk failed, the table is built anew from what the log says.
// Read next: table.ts for what a move does, undo.ts, and sockets/ and bots/ for who listens here.

import { ENGINE, type Game, hash, playing, SEATS, type Seat } from '@sleight/kernel';
import { findGame } from '../games';
import { refused } from '../refused';
import { checkpointOf, isDue } from './checkpoint';
import { guarded } from './faults';
import { type OpeningNeed, opened } from './opening';
import { caughtUp, type Pace, rewound, usualPace } from './rebuild';
import type { Append, Ending, MatchRow, MatchStore, Move, NewMatch } from './store';
import { hasEarlier, isPerson, positionHash, type Step, type Table, tried } from './table';
import { undoProblem } from './undo';
import { isUnplayable } from './unplayable';
import { type Heard, heardOf } from './updates';

/** Hears of every move of every match that is played in this process. */
export interface Listener {
  /** Something one person may hear. */
  heard?(row: MatchRow, seat: Seat, heard: Heard): void;
  /** The table has moved, or was just built: a bot may be asked something. */
  moved?(table: Table): void;
  /** The match can no longer be played and has ended without a winner. */
  voided?(row: MatchRow): void;
}

export interface Host {
  /** Keeps a new match. */
  begin(row: NewMatch): Promise<void>;
  /** The match as this process knows it, from memory or from the log. */
  table(match: string): Promise<Table>;
  /** The match as the log has it: another process may have played on. */
  fresh(match: string): Promise<Table>;
  /**
   * Judges a move; resolves with the table after it once it is safe on disk, and throws what it is refused with.
   * One that was thought of at a table with `from` moves is stale at any other.
   */
  move(match: string, move: Move, from?: number): Promise<Table>;
  /** Takes the last answer of a seat back. */
  undo(match: string, seat: Seat): Promise<Table>;
  listen(listener: Listener): () => void;
  /** Forgets matches that nothing was asked of since `before`; they are still in the log. */
  forget(before: number): void;
  /** The user id of a guest who became somebody: the rows have changed on disk. */
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
  /** A checkpoint could not be written; nobody else is told. */
  failed?(error: unknown, match: string): void;
}

interface Live {
  table: Table | null;
  /** Whatever was asked last; the next comes after it. */
  tail: Promise<unknown>;
  usedAt: number;
  /** How many moves its checkpoint holds, and whether one is being written. */
  saved: number;
  isSaving: boolean;
}

/** Other processes may be faster a few times in a row; more than that is a fault. */
const MOST_TRIES = 5;

/** No match comes near so many answers of one person, those taken back included. Conceding is always possible. */
export const MOST_ANSWERS = 20_000;

const witnessOf = ({ heard, after }: Step): Append['witness'] => ({ heard, hash: positionHash(after) });

function endingOf({ after, next: { game, book } }: Step): Ending | null {
  if (after.result === null) return null;
  return { ...after.result, hash: hash(after), scores: game.scores?.(playing(book, after)) ?? null };
}

const newLive = (): Live => ({
  table: null,
  tail: Promise.resolve(),
  usedAt: 0,
  saved: 0,
  isSaving: false,
});

/** Nobody may fill the log without end. */
function checkAllowance(table: Table, move: Move): void {
  const isPick = 'keys' in move;
  if (isPick && isPerson(table, move.seat) && table.given[move.seat] >= MOST_ANSWERS)
    throw refused('too-many-answers');
}

export function createHost(store: MatchStore, plan: HostPlan = {}): Host {
  const { now = Date.now, engine = ENGINE, pace = usualPace } = plan;
  const need: OpeningNeed = { store, engine, pace, findGame: plan.findGame ?? findGame };
  const matches = new Map<string, Live>();
  const listeners = new Set<Listener>();
  const saving = new Set<Promise<void>>();

  function inTurn<T>(match: string, work: (live: Live) => Promise<T>): Promise<T> {
    const live = matches.get(match) ?? newLive();
    matches.set(match, live);
    live.usedAt = now();
    const turn = live.tail.then(() => work(live));
    const tail = turn.catch(() => {
      // What was never a match is not kept in mind, once nobody waits for it.
      if (live.table === null && live.tail === tail) matches.delete(match);
    });
    live.tail = tail;
    return turn;
  }

  /** Writes a checkpoint if one is due, after everybody has heard of the move: nobody waits for it. */
  function save(live: Live, table: Table): void {
    if (live.isSaving || !isDue(table, live.saved)) return;
    live.isSaving = true;
    const written = usualPace()
      .then(() => store.keepCheckpoint(checkpointOf(table, engine)))
      .then(() => {
        live.saved = table.n;
      })
      .catch((error: unknown) => plan.failed?.(error, table.row.id))
      .finally(() => {
        live.isSaving = false;
        saving.delete(written);
      });
    saving.add(written);
  }

  function shown(live: Live, table: Table): Table {
    live.table = table;
    for (const { moved } of listeners) moved?.(table);
    save(live, table);
    return table;
  }

  async function loaded(match: string, live: Live): Promise<Table> {
    if (live.table !== null) return live.table;
    const { row, table, saved, isNewlyVoid } = await opened(need, match);
    if (isNewlyVoid) for (const { voided } of listeners) voided?.(row);
    if (table === null) throw refused('void');
    live.saved = saved;
    return shown(live, table);
  }

  async function refreshed(match: string, live: Live): Promise<Table> {
    const known = await loaded(match, live);
    try {
      const table = await caughtUp(known, (from, most) => store.moves(match, from, most), pace);
      return table === known ? known : shown(live, table);
    } catch (error) {
      if (!isUnplayable(error)) throw error;
      live.table = null;
      return await loaded(match, live);
    }
  }

  /** Written before the move is kept: what cannot be told must not happen. */
  function tellings(step: Step): (() => void)[] {
    const { row } = step.next;
    const people = SEATS.filter((seat) => step.heard[seat] && row.chairs[seat].kind === 'person');
    return people.map((seat) => {
      const heard = heardOf(step, seat);
      return () => {
        for (const listener of listeners) listener.heard?.(row, seat, heard);
      };
    });
  }

  function judged(table: Table, choose: (table: Table) => Move): { step: Step; tell: (() => void)[] } {
    const move = choose(table);
    checkAllowance(table, move);
    const step = tried(table, move);
    if ('illegal' in step) throw refused(step.illegal);
    return { step, tell: tellings(step) };
  }

  /** Does the log hold this very move? */
  async function isLogged({ match, n, move }: Append): Promise<boolean> {
    const [logged] = await store.moves(match, n, 1);
    return logged?.n === n && JSON.stringify(logged.move) === JSON.stringify(move);
  }

  /** Says whether this move is the one that is kept. Where the database's answer was lost, the log is asked. */
  async function isKept(append: Append): Promise<boolean> {
    try {
      const appended = await store.append(append);
      return appended === 'unsure' ? await isLogged(append) : appended === 'kept';
    } catch (error) {
      const isThere = await isLogged(append).catch(() => false);
      if (isThere) return true;
      throw error;
    }
  }

  async function keep(
    match: string,
    live: Live,
    choose: (table: Table) => Move,
    ready: (table: Table) => Promise<Table> = async (table) => table,
  ): Promise<Table> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const table = await ready(await loaded(match, live));
      const { step, tell } = guarded(match, table.n, () => judged(table, choose));
      const append = {
        match,
        n: table.n,
        move: step.move,
        witness: witnessOf(step),
        engine,
        ending: endingOf(step),
      };
      const isMine = await isKept(append).catch((error: unknown) => {
        // Whether it was kept only the log knows.
        live.table = null;
        throw error;
      });
      live.table = isMine ? step.next : null;
      if (!isMine) continue;
      for (const one of tell) one();
      return shown(live, step.next);
    }
    throw refused('unavailable');
  }

  /** A table that was opened from a checkpoint, or taken back far, does not have the tables before it. */
  async function withEarlier(table: Table, seat: Seat): Promise<Table> {
    const isNeeded = !hasEarlier(table) && undoProblem(table, seat) === null;
    return isNeeded ? await rewound(table, pace) : table;
  }

  return {
    begin: (row) => store.create(row),
    table: (match) => inTurn(match, (live) => loaded(match, live)),
    fresh: (match) => inTurn(match, (live) => refreshed(match, live)),
    move: (match, move, from) =>
      inTurn(match, (live) =>
        keep(match, live, ({ n }) => {
          if (from !== undefined && from !== n) throw refused('stale');
          return move;
        }),
      ),
    undo: (match, seat) =>
      inTurn(match, (live) =>
        keep(
          match,
          live,
          (table) => {
            const problem = undoProblem(table, seat);
            if (problem !== null) throw refused(problem);
            return { seat, undo: table.recent[0].n };
          },
          (table) => withEarlier(table, seat),
        ),
      ),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forget(before) {
      for (const [match, { usedAt }] of matches) if (usedAt < before) matches.delete(match);
    },
    reload(isMeant) {
      for (const live of matches.values())
        live.tail = live.tail.then(() => {
          if (live.table !== null && isMeant(live.table.row)) live.table = null;
        });
    },
    async settled() {
      await Promise.all(saving);
    },
    live: () => [...matches.values()].filter(({ table }) => table?.state.result === null).length,
  };
}
