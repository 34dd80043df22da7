// The machine: runs the top frame until a decision is open or the match is over. It only has steps and
// frames, nothing of any game. Every pause is a decision (law 5).

import { ASK, type Ask, NOTHING, type Play, type Step } from './book';
import { finish, impossible, located } from './frames';
import type { OptionCode } from './ids';
import { flush, settle } from './settle';
import { type Frame, SEATS, type Seat, type State } from './state';

/** A program that makes this many steps without a decision is stuck: an impossible state (law 16). */
const STEP_LIMIT = 100_000;

const top = (stack: readonly Frame[]): Frame => stack[stack.length - 1];

const stepOf = (p: Play, f: Frame): Step | undefined => p.book.code[f.code].steps[f.pc];

/** Picks without asking if the question's policy allows it. True if the decision is open. */
function openOrPick(p: Play, f: Frame, question: Ask): boolean {
  p.codes.n = 0;
  question.list(p, f, p.codes);
  if (question.forced !== null) {
    const code = question.forced(p, f, p.codes);
    if (code !== ASK) {
      f.pc++;
      if (code !== NOTHING) question.pick(p, f, code);
      return false;
    }
  }
  if (p.codes.n === 0) throw impossible(p, f, 'a decision without options');
  const { repeats } = p.book.timing;
  if (repeats !== undefined) {
    const code = repeats(p, f, p.codes);
    if (top(p.s.stack) !== f) return false;
    if (code !== ASK) {
      f.pc++;
      question.pick(p, f, code);
      return false;
    }
  }
  p.counted = question.seat(p, f);
  p.s.asked[p.counted]++;
  return true;
}

/**
 * Runs one strand to its next question or its end. True if it is waiting. A strand only chooses: changes to
 * the table would depend on the order of arrival, so they are left to `join`.
 */
export function runStrand(p: Play, stack: Frame[]): boolean {
  const { mint, stack: main } = p.s;
  const depth = main.length;
  for (let steps = 0; ; steps++) {
    const f = top(stack);
    if (steps > STEP_LIMIT) throw impossible(p, f, 'no decision is ever reached');
    if (p.s.mint !== mint || main.length !== depth || p.s.fresh.length > 0)
      throw impossible(p, f, 'a strand that acts on the table', f.pc - 1);
    const step = stepOf(p, f);
    if (step === undefined) {
      if (stack.length === 1) return false;
      stack.pop();
    } else if (step.ask !== null) {
      if (openOrPick(p, f, step.ask)) return true;
    } else if (step.run !== null) {
      f.pc++;
      step.run(p, f);
    } else throw impossible(p, f, 'a strand that splits again');
  }
}

const ended = (p: Play, stack: readonly Frame[]): boolean =>
  stack.length === 1 && stepOf(p, stack[0]) === undefined;

/** Starts the strands, or joins them when all have ended. True while any seat is still deciding. */
function runTogether(p: Play, f: Frame, step: Step): boolean {
  const both = step.together!;
  if (p.s.strands === null) {
    p.s.strands = SEATS.map((seat) => [both.strand(p, f, seat)]);
    for (const strand of p.s.strands) runStrand(p, strand);
  }
  p.counted = -1;
  if (!p.s.strands.every((strand) => ended(p, strand))) return true;
  const strands = p.s.strands.map((strand) => strand[0]);
  p.s.strands = null;
  f.pc++;
  both.join(p, f, strands);
  return false;
}

/** Triggers wait in the queue; a game that settles after every instruction interrupts the current effect. */
function flushAll(p: Play, interrupts: boolean): void {
  const floor = p.s.batch;
  flush(p);
  if (interrupts) settle(p, floor);
}

/** Runs to the next decision or the end of the match. */
export function runMain(p: Play): void {
  try {
    runSteps(p);
  } catch (error) {
    throw located(p, p.s.stack, error);
  }
}

function runSteps(p: Play): void {
  const s = p.s;
  const { watch } = p.book.timing;
  const afterEach = p.book.timing.settle === 'instruction';
  p.counted = -1;
  p.resolved = 0;
  for (let steps = 0; s.result === null; steps++) {
    const f = top(s.stack);
    if (f === undefined) throw new Error(`${p.book.game}: nothing left to do and no result`);
    if (steps > STEP_LIMIT) throw impossible(p, f, 'no decision is ever reached');
    const step = stepOf(p, f);
    if (step === undefined) {
      finish(p);
      continue;
    }
    if (step.run !== null) {
      f.pc++;
      step.run(p, f);
    } else if (step.ask !== null) {
      if (openOrPick(p, f, step.ask)) return;
    } else if (runTogether(p, f, step)) return;
    if (watch !== undefined) watch(p);
    if (s.fresh.length > 0 || (afterEach && p.eventful)) flushAll(p, afterEach);
  }
}

export interface Open {
  readonly seat: Seat;
  readonly frame: Frame;
  readonly question: Ask;
  readonly stack: Frame[];
}

/** A seat's open question, if any. */
export function openFor(p: Play, seat: Seat): Open | null {
  const s = p.s;
  if (s.result !== null) return null;
  const stack = s.strands === null ? s.stack : s.strands[seat];
  if (stack.length === 0) return null;
  const frame = top(stack);
  const question = stepOf(p, frame)?.ask ?? null;
  if (question === null || question.seat(p, frame) !== seat) return null;
  return { seat, frame, question, stack };
}

/** Is a pick of this seat awaited? Also works on a view, where another's strand only shows whether it has ended. */
export function isAsked(p: Play, seat: Seat): boolean {
  const { result, strands } = p.s;
  if (result !== null) return false;
  return strands === null ? openFor(p, seat) !== null : !ended(p, strands[seat]);
}

/** Applies one pick to a seat's open question and runs on. The question must be open and the pick legal. */
export function answer(p: Play, seat: Seat, code: OptionCode): void {
  const s: State = p.s;
  const stack = s.strands === null ? s.stack : s.strands[seat];
  const f = top(stack);
  const question = stepOf(p, f)!.ask!;
  const afterEach = p.book.timing.settle === 'instruction';
  p.counted = -1;
  p.eventful = false;
  f.pc++;
  try {
    question.pick(p, f, code);
    if (p.book.timing.watch !== undefined) p.book.timing.watch(p);
  } catch (error) {
    throw located(p, stack, error);
  }
  if (s.strands !== null) runStrand(p, stack);
  else if (s.fresh.length > 0 || (afterEach && p.eventful)) flushAll(p, afterEach);
  runMain(p);
}
