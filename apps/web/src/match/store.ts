// A match as this browser knows it: one table, or two for people who share a screen.
// Invariant: it changes only by what the server says, in order of version; a gap asks for everything again.
// Read next: choosing.ts for how clicks become an option, line.ts for the socket under it.
import type { Said, Seat, Touch } from '@sleight/kernel';
import type { MatchHead, Resynced, StateUpdate } from '@sleight/protocol';
import { create } from 'zustand';
import { type Trouble, troubleOf } from '../net/api';
import { hear, onOpen, request } from '../net/line';
import { click, type Option } from './choosing';
import { verdictOn } from './versions';

export interface SeatTable {
  readonly update: StateUpdate;
  readonly log: readonly (readonly Said[])[];
}

export interface Match {
  readonly id: string | null;
  readonly head: MatchHead | null;
  readonly tables: readonly SeatTable[];
  /** Whose side is at the bottom. */
  readonly seat: Seat;
  /** Two people share this screen, and the one named here has to take it first. */
  readonly curtain: Seat | null;
  readonly isConnected: readonly boolean[];
  readonly rematch: Resynced['rematch'];
  /** What has been clicked so far of an option. */
  readonly held: readonly Touch[];
  /** An answer is under way. */
  readonly isSending: boolean;
  /** Why something was refused; for `gone`, why there is no match to show. */
  readonly trouble: Trouble | null;
  readonly isGone: boolean;
}

const nothing: Match = {
  id: null,
  head: null,
  tables: [],
  seat: 0,
  curtain: null,
  isConnected: [true, true],
  rematch: { asked: [], match: null },
  held: [],
  isSending: false,
  trouble: null,
  isGone: false,
};

export const useMatch = create<Match>()(() => nothing);

const { getState: now, setState: set } = useMatch;

export const tableOf = ({ tables, seat }: Match): SeatTable | undefined =>
  tables.find(({ update }) => update.seat === seat);

/** At one screen the side of whoever has to decide is shown, once they have taken the screen. */
function seating(tables: readonly SeatTable[], at: Seat, isFirst: boolean): Pick<Match, 'seat' | 'curtain'> {
  if (tables.length < 2) return { seat: tables[0]?.update.seat ?? at, curtain: null };
  const asked = tables.find(({ update }) => update.decision !== null)?.update.seat ?? at;
  const isHandedOver = isFirst || asked !== at;
  const isOver = tables[0].update.result !== null;
  return { seat: asked, curtain: isHandedOver && !isOver ? asked : now().curtain };
}

async function resync(): Promise<void> {
  const { id } = now();
  if (id === null) return;
  try {
    const { head, tables, rematch } = await request('game:resync', { match: id });
    if (now().id !== id) return;
    const isFirst = now().head === null;
    const isConnected = head.players.map((player) => player.isConnected);
    set({ head, tables, rematch, isConnected, held: [], ...seating(tables, now().seat, isFirst) });
  } catch (error) {
    const trouble = troubleOf(error);
    // What cannot be reached now may be later; the line tries again by itself.
    set({ trouble, isGone: trouble.code !== 'unreachable' && now().head === null });
  }
}

function taken(update: StateUpdate): void {
  const { tables } = now();
  const mine = tables.find((table) => table.update.seat === update.seat);
  if (mine === undefined || update.match !== now().id) return;
  const verdict = verdictOn(mine.update.version, update);
  if (verdict === 'gap') void resync();
  if (verdict !== 'next') return;
  const next = tables.map((table) => (table === mine ? { ...table, update } : table));
  const isAskedAnew = update.decision?.id !== mine.update.decision?.id;
  set({
    tables: next,
    ...(isAskedAnew ? { held: [] } : {}),
    ...seating(next, now().seat, false),
  });
}

/** Comes into a match and hears of it until the returned function is called. */
export function enter(id: string): () => void {
  set({ ...nothing, id });
  const leave = [
    onOpen(() => void resync()),
    hear('game:state-update', taken),
    hear('game:action-performed', ({ match, seat, log }) => {
      if (match !== now().id || log.length === 0) return;
      const tables = now().tables.map((table) =>
        table.update.seat === seat ? { ...table, log: [...table.log, log] } : table,
      );
      set({ tables });
    }),
    hear('game:presence', ({ match, isConnected }) => {
      if (match === now().id) set({ isConnected });
    }),
    hear('game:rematch', ({ match, asked, next }) => {
      if (match === now().id) set({ rematch: { asked, match: next } });
    }),
  ];
  void resync();
  return () => {
    for (const end of leave) end();
    set(nothing);
  };
}

/** Asks something of the match; while it is under way nothing else is asked. */
async function doing<T>(work: () => Promise<T>): Promise<T | null> {
  if (now().isSending) return null;
  set({ isSending: true, trouble: null });
  try {
    return await work();
  } catch (error) {
    const trouble = troubleOf(error);
    set({ trouble, held: [] });
    if (trouble.code === 'stale') void resync();
    return null;
  } finally {
    set({ isSending: false });
  }
}

const asked = (): { match: string; seat: Seat } => ({ match: now().id ?? '', seat: now().seat });

export async function pick({ key }: Pick<Option, 'key'>): Promise<void> {
  const decision = tableOf(now())?.update.decision;
  if (!decision) return;
  await doing(() => request('game:answer', { ...asked(), decision: decision.id, keys: [key] }));
}

/** What a click on the table comes to; says whether it was about anything. */
export function touch(what: Touch): boolean {
  const decision = tableOf(now())?.update.decision;
  const clicked = decision ? click(decision.options, now().held, what) : null;
  if (clicked === null) return false;
  if ('pick' in clicked) void pick(clicked.pick);
  else set({ held: clicked.held, trouble: null });
  return true;
}

export const putBack = (): void => set({ held: [], trouble: null });
export const liftCurtain = (): void => set({ curtain: null });
export const concede = () => doing(() => request('game:concede', asked()));
export const undo = () => doing(() => request('game:undo', asked()));
export const askRematch = () => doing(() => request('game:rematch', { match: asked().match }));
export const report = (note: string) => doing(() => request('game:report', { ...asked(), note }));

/** Why a card cannot be used now. */
export async function whyNot(card: string): Promise<readonly Said[]> {
  try {
    return (await request('game:explain', { ...asked(), card })).reasons;
  } catch (error) {
    return [troubleOf(error).message];
  }
}
