// A match as this browser knows it: one table, or two for people who share a screen.
// Invariant: it changes only by what the server says, in order of version; a gap asks for everything again.
// Read next: seat-table.ts for what is shown of it, teller.ts for when, choosing.ts for how clicks become an option.
import type { Said, Seat, Touch } from '@sleight/kernel';
import type { Hinted, MatchHead, Resynced, StateUpdate } from '@sleight/protocol';
import { create } from 'zustand';
import { type Trouble, troubleOf, unreachable } from '../net/api';
import { hear, onOpen, request } from '../net/line';
import { soundOf } from '../sound/sound';
import { click, type Decision, type Option } from './choosing';
import { answersOf, isAskedAgain, type Mark, marking, roomFor } from './marking';
import { isVoid } from './result';
import { arrived, BEFORE_THE_DEAL, openDecision, type SeatTable, withStep } from './seat-table';
import { createTeller } from './teller';
import { isOlder, verdictOn } from './versions';

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
  /** Which of several copies is held; only seen. */
  readonly copy: string | null;
  /** What has been marked so far of several picks that are sent together. */
  readonly marks: readonly Mark[];
  /** The best options of the decision, once somebody has asked for them. */
  readonly hint: Hinted | null;
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
  copy: null,
  marks: [],
  hint: null,
  isSending: false,
  trouble: null,
  isGone: false,
};

export const useMatch = create<Match>()(() => nothing);

const { getState: now, setState: set } = useMatch;

export const tableOf = ({ tables, seat }: Match): SeatTable | undefined =>
  tables.find(({ frame }) => frame.seat === seat);

/** At one screen the side of the player who decides is shown, once they have taken the screen. */
function seating(tables: readonly SeatTable[], at: Seat, isFirst: boolean): Pick<Match, 'seat' | 'curtain'> {
  if (tables.length < 2) return { seat: tables[0]?.frame.seat ?? at, curtain: null };
  const asked = tables.find((table) => openDecision(table) !== null)?.frame.seat ?? at;
  const isHandedOver = isFirst || asked !== at;
  const isOver = tables.some(({ frame, coming }) => (coming.at(-1) ?? frame).result !== null);
  if (isOver) return { seat: at, curtain: null };
  return { seat: asked, curtain: isHandedOver ? asked : now().curtain };
}

const nothingChosen: Pick<Match, 'held' | 'marks' | 'hint'> = { held: [], marks: [], hint: null };

const withTable = (table: SeatTable): readonly SeatTable[] =>
  now().tables.map((one) => (one.frame.seat === table.frame.seat ? table : one));

function show(table: SeatTable): void {
  const before = tableOf(now())?.frame.decision ?? null;
  const { decision } = table.frame;
  const isAskedAnew = decision?.id !== before?.id;
  set({ tables: withTable(table), ...(isAskedAnew ? nothingChosen : {}) });
  if (isAskedAnew && decision !== null && table.frame.by !== table.frame.seat) soundOf('turn');
}

export const teller = createTeller({
  table: () => (now().curtain === null ? tableOf(now()) : undefined),
  show,
  isTold: () => set(seating(now().tables, now().seat, false)),
});

/** How long the players are introduced before the deal. */
const INTRODUCTION_MS = 1_700;

const decisionIn = (tables: readonly SeatTable[], seat: Seat): Decision | null => {
  const table = tables.find(({ frame }) => frame.seat === seat);
  return table === undefined ? null : openDecision(table);
};

/** Trouble that is over once the table is here again. */
const isPassing = (trouble: Trouble | null): boolean =>
  trouble !== null && [unreachable.code, 'too-many'].includes(trouble.code);

/** The server was too busy with this network, as when everybody there comes back at once. */
function resyncAgain(match: string): void {
  if (now().id === match) void resync();
}

async function resync(): Promise<void> {
  const { id, tables: before } = now();
  if (id === null) return;
  try {
    const { head, tables: given, rematch } = await request('game:resync', { match: id });
    const heard = given.map(({ update }) => update);
    // What was heard while the answer was on its way may be newer than the answer.
    if (now().id !== id || isOlder(heard, before, now().tables)) return;
    const isFirst = now().head === null;
    const tables = given.map((one) => arrived(one, isFirst));
    const isConnected = head.players.map((player) => player.isConnected);
    const isAskedAnew = tables.some(
      (table) => openDecision(table)?.id !== decisionIn(before, table.frame.seat)?.id,
    );
    teller.stop();
    set({
      head,
      tables,
      rematch,
      isConnected,
      ...(isAskedAnew ? nothingChosen : {}),
      isGone: false,
      ...(isPassing(now().trouble) ? { trouble: null } : {}),
      ...seating(tables, now().seat, isFirst),
    });
    const isDeal = tableOf(now())?.frame.beat === BEFORE_THE_DEAL;
    teller.wake(isDeal ? INTRODUCTION_MS : 0);
  } catch (error) {
    const trouble = troubleOf(error);
    // What cannot be reached now may be later; the line tries again by itself.
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
  set({ tables: withTable(withStep(mine, update)) });
  teller.wake();
}

/** Comes into a match and hears of it until the returned function is called. */
export function enter(id: string): () => void {
  set({ ...nothing, id });
  const leave = [
    onOpen(() => void resync()),
    hear('game:state-update', taken),
    hear('game:ended', ({ match, result }) => {
      // No move ends a void match, so that no update comes with it.
      if (match === now().id && isVoid(result)) void resync();
    }),
    hear('game:presence', ({ match, isConnected }) => {
      if (match === now().id) set({ isConnected });
    }),
    hear('game:rematch', ({ match, asked, next }) => {
      if (match === now().id) set({ rematch: { asked, match: next } });
    }),
    teller.stop,
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
    // Who could not be reached has refused nothing: what was chosen so far still holds.
    set({ trouble, ...(trouble.code === unreachable.code ? {} : { held: [], marks: [] }) });
    if (trouble.code === 'stale') void resync();
    return null;
  } finally {
    set({ isSending: false });
  }
}

const asked = (): { match: string; seat: Seat } => ({ match: now().id ?? '', seat: now().seat });

const decisionNow = (): Decision | null => tableOf(now())?.frame.decision ?? null;

async function answer({ id }: Decision, keys: readonly string[]): Promise<boolean> {
  // What still moves has been seen; the answer is told at once.
  teller.finish();
  const sent = { ...asked(), decision: id, keys: [...keys] };
  return (await doing(() => request('game:answer', sent))) !== null;
}

export async function pick({ key }: Pick<Option, 'key'>): Promise<void> {
  const decision = decisionNow();
  if (decision !== null) await answer(decision, [key]);
}

/** Waits until the table has moved on from a decision, or a while. */
function movedOn({ id }: Decision): Promise<void> {
  return new Promise((resolve) => {
    const isPast = (): boolean => {
      teller.finish();
      return decisionNow()?.id !== id;
    };
    if (isPast()) return resolve();
    const leave = useMatch.subscribe(() => isPast() && end());
    const end = (): void => {
      leave();
      clearTimeout(patience);
      resolve();
    };
    const patience = setTimeout(end, 2_000);
  });
}

/** Sends all that is marked. If the same question then asks for more than was marked, it is over. */
export async function sendMarks(): Promise<void> {
  const [table, { marks }] = [tableOf(now()), now()];
  const first = table?.frame.decision ?? null;
  if (table === undefined || first === null || marks.length === 0) return;
  let [asked, sent] = [first, 0];
  for (const keys of answersOf(table.frame.scene, first, marks)) {
    if (!(await answer(asked, keys))) return;
    await movedOn(asked);
    sent += keys.length;
    const next = decisionNow();
    if (next === null || !isAskedAgain(first, sent, next)) return;
    asked = next;
  }
  if (asked.options.some(({ key }) => key === 'done')) await pick({ key: 'done' });
}

/** Marks or unmarks a piece, where several are picked together; says whether that is so. */
export function mark(piece: string, what: Touch): boolean {
  const decision = decisionNow();
  const marks = decision === null ? null : marking(decision, now().marks, piece, what);
  if (marks !== null) set({ marks, trouble: null });
  return marks !== null;
}

/** What a click on the table comes to; says whether it was about anything. `piece`: the copy that was clicked. */
export function touch(what: Touch, piece: string | null = null): boolean {
  const decision = decisionNow();
  const clicked = decision ? click(decision.options, now().held, what) : null;
  if (clicked === null) return false;
  if ('pick' in clicked) void pick(clicked.pick);
  else set({ held: clicked.held, copy: clicked.held.length === 1 ? piece : now().copy, trouble: null });
  return true;
}

/**
 * Takes something up to drag it. 'whole': it names an option by itself and goes anywhere on the table; 'part': where it
 * goes is still to be said. Null where it is nothing that can be taken up.
 */
export function takeUp(what: Touch, piece: string): 'whole' | 'part' | null {
  const decision = decisionNow();
  // What is marked is not carried anywhere.
  if (decision === null || now().isSending || roomFor(decision) > 0) return null;
  const taken = click(decision.options, [], what);
  if (taken === null) return null;
  if ('pick' in taken) return 'whole';
  set({ held: taken.held, copy: piece, trouble: null });
  return 'part';
}

export const putBack = (): void => set({ held: [], marks: [], hint: null, trouble: null });

/** The player who was asked has taken the screen: now they see what happened. */
export function liftCurtain(): void {
  set({ curtain: null });
  teller.wake();
}

/** Would a click on this answer what is open once the story is told? */
export function answersEarly(what: Touch): boolean {
  const table = tableOf(now());
  const decision = table === undefined ? null : openDecision(table);
  return decision !== null && click(decision.options, [], what) !== null;
}

/** Resolves once nothing is being asked of the match. */
function free(): Promise<void> {
  return new Promise((resolve) => {
    if (!now().isSending) return resolve();
    const leave = useMatch.subscribe(({ isSending }) => {
      if (isSending) return;
      leave();
      resolve();
    });
  });
}

/** Resigning is never lost to an answer that is still under way. */
export async function concede(): Promise<void> {
  await free();
  await doing(() => request('game:concede', asked()));
}

export const undo = () => doing(() => request('game:undo', asked()));
export const askRematch = () => doing(() => request('game:rematch', { match: asked().match }));
export const report = (note: string) => doing(() => request('game:report', { ...asked(), note }));

/** Asks for the best options as the search sees them from this side of the table. */
export async function askHint(): Promise<void> {
  const hint = await doing(() => request('game:hint', asked()));
  // What was meant for a decision that has passed is of no use.
  if (hint !== null && hint.decision === decisionNow()?.id) set({ hint });
}

/** Why a card cannot be used now. */
export async function whyNot(card: string): Promise<readonly Said[]> {
  try {
    return (await request('game:explain', { ...asked(), card })).reasons;
  } catch (error) {
    return [troubleOf(error).message];
  }
}
