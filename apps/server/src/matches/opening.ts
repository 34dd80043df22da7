// Opens a match: from its checkpoint and log, or as void if it can no longer be played.
// Invariant: only the match's own data makes it void, never an unreachable database. A match of another engine
// continues if every answer leads to the same table as when it was given.
// Read next: rebuild.ts for the replay, host.ts, which opens matches.

import type { Game } from '@sleight/kit';
import { refused } from '../refused';
import { scenarioOf } from '../reports/report';
import { restored } from './checkpoint';
import { rulebookOf } from './compiled-rulebooks';
import { NOTHING } from './fold';
import { caughtUp, folded, type Pace } from './rebuild';
import { newId } from './start';
import type { MatchRow, MatchStore } from './store';
import { type LiveTable, openTable } from './table';
import { isUnplayable, playable, type Unplayable } from './unplayable';
import { VOID, VOID_NOTE } from './void';

export interface OpeningNeed {
  readonly store: MatchStore;
  readonly findGame: (id: string) => Game | null;
  readonly engine: string;
  readonly pace: Pace;
}

export interface OpenMatch {
  readonly row: MatchRow;
  /** Null if it is void and nothing of it can be shown. */
  readonly table: LiveTable | null;
  /** The number of moves in its checkpoint. */
  readonly saved: number;
  /** Has it just become void? */
  readonly isNewlyVoid: boolean;
}

/** The table of a void match, as far as it could be rebuilt. */
function voidTable(row: MatchRow, reached: LiveTable | null): LiveTable | null {
  if (reached === null) return null;
  const result = { winner: null, reason: VOID };
  const [one, two] = reached.versions;
  return {
    ...reached,
    row,
    state: { ...reached.state, result },
    versions: [one + 1, two + 1],
    recent: [],
    earlier: [],
    note: VOID_NOTE,
  };
}

/** The table of a match from its snapshots and log; `isNew`: its log is known to be empty. */
async function rebuilt(
  need: OpeningNeed,
  row: MatchRow,
  isNew: boolean,
): Promise<{ table: LiveTable; saved: number }> {
  const { store, engine, pace } = need;
  const rulebook = await rulebookOf(need.findGame(row.game), row, store.snapshot);
  await pace();
  const dealt = playable('it cannot be dealt', null, () => openTable(row, rulebook));
  if (isNew) return { table: dealt, saved: 0 };
  await pace();
  const read = (from: number, most: number) => store.moves(row.id, from, most);
  const checkpoint = row.engine === engine ? await store.checkpoint(row.id) : null;
  const from = checkpoint === null ? null : restored(dealt, checkpoint, engine);
  if (from === null) return { table: await caughtUp(dealt, read, pace), saved: 0 };
  try {
    return { table: await caughtUp(from, read, pace), saved: from.n };
  } catch (error) {
    if (!isUnplayable(error)) throw error;
    // The checkpoint may be wrong; the log never is.
    return { table: await caughtUp(dealt, read, pace), saved: 0 };
  }
}

/** The report for admins. The scenario holds the counting answers, whatever this engine does with them. */
async function reportOn(need: OpeningNeed, row: MatchRow, { message, reached }: Unplayable) {
  const { store, engine, pace } = need;
  const game = need.findGame(row.game);
  const read = (from: number, most: number) => store.moves(row.id, from, most);
  const { answers } = await folded(NOTHING, read, pace);
  const note = `void: the rules engine changed. The match is of engine ${row.engine}, this is ${engine}: ${message}.`;
  const scenario =
    game === null ? '' : scenarioOf({ row, game, rulebook: reached?.rulebook ?? null, line: answers });
  return { id: newId(), match: row.id, user: null, note, scenario, at: new Date() };
}

const over = (row: MatchRow): MatchRow => ({
  ...row,
  status: 'over',
  ending: { winner: null, reason: VOID, hash: '', scores: null },
});

/** `begun`: the row of a match that this process has just stored, without moves. */
export async function opened(
  need: OpeningNeed,
  match: string,
  begun: MatchRow | null = null,
): Promise<OpenMatch> {
  const { store, engine } = need;
  const row = begun ?? (await store.find(match));
  if (row === null) throw refused('unknown-match');
  const isVoid = row.ending?.reason === VOID;
  try {
    const { table, saved } = await rebuilt(need, row, begun !== null);
    if (isVoid) return { row, table: voidTable(row, table), saved, isNewlyVoid: false };
    const isUpgraded = row.status === 'live' && row.engine !== engine;
    if (!isUpgraded) return { row, table, saved, isNewlyVoid: false };
    // Another process may have upgraded or ended it in the meantime.
    if (!(await store.upgrade(match, row.engine, engine))) return await opened(need, match);
    const now = { ...row, engine };
    return { row: now, table: { ...table, row: now }, saved, isNewlyVoid: false };
  } catch (error) {
    if (!isUnplayable(error)) throw error;
    if (isVoid) return { row, table: voidTable(row, error.reached), saved: 0, isNewlyVoid: false };
    if (row.status === 'over') throw refused('other-version');
    if (!(await store.end(match, await reportOn(need, row, error)))) return await opened(need, match);
    const ended = over(row);
    return { row: ended, table: voidTable(ended, error.reached), saved: 0, isNewlyVoid: true };
  }
}
