// Messages of the server about a match: everything at first and after a gap, then step by step.
// Invariant: steps count in order of version; a gap asks for everything again.
// Read next: versions.ts for what a gap is, thought.ts for picks that do not count yet.
import type { Seat } from '@sleight/kernel';
import type { StateUpdate } from '@sleight/protocol';
import { type Trouble, troubleOf, unreachable } from '../net/api';
import { hear, onOpen, request } from '../net/line';
import type { OpenDecision } from './choosing';
import { keepCompany, presenceTold } from './company';
import { nothing } from './match-state';
import { isVoid } from './result';
import { arrived, BEFORE_THE_DEAL, isOnItsWayTo, openDecision, type SeatTable, withStep } from './seat-table';
import { nothingChosen, now, set, tableFor, tableOf, withTable } from './store';
import { seating, teller } from './telling';
import { committed, keepsOn } from './thought';
import { isOlder, verdictOn } from './versions';

/** How long the introduction of the players lasts before the deal. */
const INTRODUCTION_MS = 1_700;

const decisionIn = (tables: readonly SeatTable[], seat: Seat): OpenDecision | null => {
  const table = tables.find(({ frame }) => frame.seat === seat);
  return table === undefined ? null : openDecision(table);
};

/** Errors that are resolved once the table has loaded again. */
const isPassing = (trouble: Trouble | null): boolean =>
  trouble !== null && [unreachable.code, 'too-many'].includes(trouble.code);

/** The server is too busy with this network, as when everyone there reconnects at once. */
function resyncAgain(match: string): void {
  if (now().id === match) void resync();
}

export async function resync(): Promise<void> {
  const { id, tables: before } = now();
  if (id === null) return;
  try {
    const { head, tables: given, rematch, presence } = await request('game:resync', { match: id });
    const heard = given.map(({ update }) => update);
    // Messages received in the meantime may be newer than the answer.
    if (now().id !== id || isOlder(heard, before, now().tables)) return;
    const isFirst = now().head === null;
    const thought = keepsOn(now().thought, heard) ? now().thought : null;
    const tables = given.map((one) => {
      const mine = tableFor(one.update.seat);
      const isKept =
        mine !== undefined && (mine.frame.seat === thought?.seat || isOnItsWayTo(mine, one.update));
      return isKept ? mine : arrived(one, isFirst && head.task === undefined);
    });
    const isTold = tables.every((table) => now().tables.includes(table));
    const isAskedAnew = tables.some(
      (table) => openDecision(table)?.id !== decisionIn(before, table.frame.seat)?.id,
    );
    if (!isTold) teller.stop();
    presenceTold(presence);
    set({
      head,
      tables,
      thought,
      rematch,
      isConnected: presence.isConnected,
      ...(isAskedAnew ? nothingChosen : {}),
      isGone: false,
      ...(isPassing(now().trouble) ? { trouble: null } : {}),
      ...seating(tables, now().seat, isFirst),
    });
    const isDeal = tableOf(now())?.frame.beat === BEFORE_THE_DEAL;
    teller.wake(isDeal ? INTRODUCTION_MS : 0);
  } catch (error) {
    const trouble = troubleOf(error);
    // An unreachable server may come back; the connection retries by itself.
    set({ trouble, isGone: trouble.code !== 'unreachable' && now().head === null });
    if (trouble.code === 'too-many') setTimeout(resyncAgain, (trouble.retryAfter ?? 1) * 1000, id);
  }
}

function taken(update: StateUpdate): void {
  const mine = now().tables.find(({ frame }) => frame.seat === update.seat);
  if (mine === undefined || update.match !== now().id) return;
  const verdict = verdictOn(mine.heard, update);
  if (verdict === 'gap') void resync();
  if (verdict !== 'next') return;
  const { thought } = now();
  const isConsidered = thought?.seat === update.seat;
  const next = isConsidered ? committed(thought, update) : withStep(mine, update);
  set({ tables: withTable(next), ...(isConsidered ? { thought: null, ...nothingChosen } : {}) });
  teller.wake();
}

/** Joins a match and listens until the returned function is called. */
export function enter(id: string): () => void {
  set({ ...nothing, id });
  const leave = [
    onOpen(() => void resync()),
    hear('game:state-update', taken),
    hear('game:ended', ({ match, result }) => {
      // A void match ends without a move, so there is no update.
      if (match === now().id && isVoid(result)) void resync();
    }),
    hear('game:presence', ({ match, isConnected, claimIn }) => {
      if (match !== now().id) return;
      set({ isConnected });
      presenceTold({ claimIn });
    }),
    keepCompany(id),
    hear('game:rematch', ({ match, asked, next }) => {
      if (match === now().id) set({ rematch: { asked, match: next } });
    }),
    teller.stop,
  ];
  void resync();
  return () => {
    for (const end of leave) end();
    set(nothing);
    // The connection stays open on other pages, but the player has left this table.
    request('game:leave', { match: id }).catch(() => {});
  };
}
