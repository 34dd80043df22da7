// Choosing at the table, and sending what was chosen: clicks become picks, and picks become an answer.
// Invariant: picks that are one thought travel together; nothing has happened until the server says so.
// Read next: choosing.ts for how clicks become an option, marking.ts for several picks at once, thought.ts for trials.
import type { Seat, Touch } from '@sleight/kernel';
import type { StateUpdate } from '@sleight/protocol';
import { request } from '../net/line';
import { useSettings } from '../settings/store';
import { asked, doing } from './asking';
import { click, type OpenDecision, type OpenOption } from './choosing';
import { answersOf, isAskedAgain, marking, roomFor } from './marking';
import { openDecision } from './seat-table';
import { decisionNow, nothingChosen, now, set, tableFor, tableOf, useMatch, withTable } from './store';
import { teller } from './telling';
import { begun, mayBackOut } from './thought';

/** The earlier picks of a thought are sent with the next one: all of them count together, or none. */
async function answer(
  { id }: OpenDecision,
  keys: readonly string[],
  asksFirst = useSettings.getState().confirmsMoves,
): Promise<boolean> {
  // Running animations have been seen; the answer is shown at once.
  teller.finish();
  const { thought } = now();
  const sent = {
    ...asked(),
    decision: thought?.decision ?? id,
    keys: [...(thought?.keys ?? []), ...keys],
  };
  set({ pending: null });
  const reply = await doing(() => request('game:try', { ...sent, asksFirst }));
  if (reply?.trial) considering(sent, reply.trial);
  if (reply?.isFinal) set({ pending: { decision: id, keys } });
  return reply !== null && !reply.isFinal;
}

/** Confirms picks that cannot be undone. */
export async function confirmPending(): Promise<void> {
  const { pending } = now();
  const decision = decisionNow();
  if (pending === null || decision?.id !== pending.decision) return;
  await answer(decision, pending.keys, false);
}

/** Shows the result of picks that do not count yet. */
function considering(sent: { seat: Seat; decision: number; keys: string[] }, trial: StateUpdate): void {
  const table = now().thought?.base ?? tableFor(sent.seat);
  const isLate = trial.match !== now().id || trial.version !== (table?.heard ?? 0) + 1;
  if (table === undefined || isLate) return;
  const next = begun(now().thought, table, sent, trial);
  set({ thought: next.thought, tables: withTable(next.table), ...nothingChosen });
  teller.wake();
}

/** Back to before the first pick of the thought. No one else has seen any of it. */
function backOut(): void {
  const { thought } = now();
  if (thought === null || !mayBackOut(thought, tableOf(now())) || now().isSending) return;
  teller.stop();
  set({ thought: null, tables: withTable(thought.base), ...nothingChosen, trouble: null });
}

/** `isSure`: the player has already confirmed it. */
export async function pick({ key }: Pick<OpenOption, 'key'>, isSure = false): Promise<void> {
  const decision = decisionNow();
  if (decision !== null) await answer(decision, [key], isSure ? false : undefined);
}

/** Waits until the table has moved on from a decision, up to a limit. */
function movedOn({ id }: OpenDecision): Promise<void> {
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

/** Sends all marks. If the same question then asks for more than was marked, it stops. */
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

/** The decision on screen. If this answers the one that follows the story, the story ends at once. */
function reached(what: Touch): OpenDecision | null {
  if (decisionNow() === null && answersEarly(what)) teller.finish();
  return decisionNow();
}

/** Marks or unmarks a piece if several are picked together; returns whether that is so. */
export function mark(piece: string, what: Touch): boolean {
  const decision = reached(what);
  const marks = decision === null ? null : marking(decision, now().marks, piece, what);
  if (marks !== null) set({ marks, trouble: null });
  return marks !== null;
}

/** Handles a click on the table; returns whether it had any effect. `piece`: the clicked copy. */
export function touch(what: Touch, piece: string | null = null): boolean {
  const decision = reached(what);
  const clicked = decision ? click(decision.options, now().held, what) : null;
  if (clicked === null) return false;
  if ('pick' in clicked) void pick(clicked.pick);
  else set({ held: clicked.held, copy: clicked.held.length === 1 ? piece : now().copy, trouble: null });
  return true;
}

/**
 * Starts dragging. 'whole': it names an option by itself and can be dropped anywhere on the table; 'part': it
 * still needs a target. Null if it cannot be selected.
 */
export function takeUp(what: Touch, piece: string): 'whole' | 'part' | null {
  const decision = decisionNow();
  // Marked pieces cannot be dragged.
  if (decision === null || now().isSending || roomFor(decision) > 0) return null;
  const taken = click(decision.options, [], what);
  if (taken === null) return null;
  if ('pick' in taken) return 'whole';
  set({ held: taken.held, copy: piece, trouble: null });
  return 'part';
}

/** Clears the selection or the marks; without either, backs out of the trial. */
export function putBack(): void {
  const { held, marks, hint, pending } = now();
  const hasSome = held.length + marks.length > 0 || hint !== null || pending !== null;
  if (hasSome) set({ ...nothingChosen, trouble: null });
  else backOut();
}

/** Would a click on this answer the decision that follows the story? */
export function answersEarly(what: Touch): boolean {
  const table = tableOf(now());
  const decision = table === undefined ? null : openDecision(table);
  return decision !== null && click(decision.options, [], what) !== null;
}
