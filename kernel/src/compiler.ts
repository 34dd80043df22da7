// The program that an op adds to, as the op sees it: choices, steps, registers, costs, and how the game's words are read.
// Read next: draft.ts, which writes it; a game's ops/*/run.ts for who calls it.

import type { Ban, Count, Play, RefTest, Said, Select, Static, Step, Test } from './book';
import type { CardChoice } from './choose';
import type { ReusedList } from './code';
import type { PlaceIndex } from './ids';
import type { Frame } from './state';

export type { Test };

/** The types of a game's abilities. The kernel never looks inside. */
export interface AbilityTypes {
  Target: object;
  Amount: unknown;
  Cond: object;
  Ability: object;
  Rules: object;
}

/** How a game reads its own words. */
export interface Reader<L extends AbilityTypes> {
  readonly rules: L['Rules'];
  /** Finds the candidates of a target, in canonical order. `verb`: what is about to happen to them. */
  select(target: L['Target'], c: Compiler<L>, verb?: string): Select;
  /** Does a target match this ref? For auras and listeners. */
  match(target: L['Target'], c: Compiler<L>): RefTest;
  counts(target: L['Target']): { min: number; max: number; all: boolean; free: boolean };
  amount(amount: L['Amount'], c: Compiler<L>): Count;
  test(cond: L['Cond'], c: Compiler<L>): Test;
  verb(name: string): number;
  number(name: string): number;
  /** The zone of this name that belongs to the frame's player. */
  zone(name: string): (p: Play, f: Frame) => PlaceIndex;
  /** Compiles an ability that this one gives away, and says which line it became. */
  grants(ability: L['Ability']): number;
}

/** One cost as the kernel sees it: can it be paid, given that the rest must be payable after it? */
export type Payable = (p: Play, f: Frame, rest: Test) => boolean;

/** A place in a program that is being written. Jumps may be written before the place is known. */
export interface Label {
  /** The next step that is written has this label. */
  here(): Label;
  jump(f: Frame): void;
}

/** Finds refs or options; only their number counts. */
export type Finding = (p: Play, f: Frame, out: ReusedList<number>) => void;

/** The program being written. */
export interface Compiler<L extends AbilityTypes> {
  readonly read: Reader<L>;
  /** Index of the line being compiled. */
  readonly line: number;
  readonly steps: Step[];
  readonly statics: Static[];
  readonly bans: Ban[];
  register(name: string): number;
  /** The names of its registers, for programs that go on with them later. */
  readonly registers: Map<string, number>;
  /** Emits the choice of a target and returns its register. `feasible`: is there a way on after this pick? */
  choose(target: L['Target'], name: string, why: Said, verb?: string, feasible?: Test): number;
  /** Emits the choice of cards in a zone. An ability that must choose some needs some to be there. */
  chooseCards(choice: Omit<CardChoice, 'decline'>, needed: boolean): void;
  /** True once, for the first question of an ability that may be declined: it carries the refusal. */
  takeDecline(): boolean;
  /** Something this ability must be able to find, else it has nothing to do. */
  needs(finding: Finding): void;
  step(body: (p: Play, f: Frame) => void): void;
  ask(step: Step): void;
  /** Names the op that writes the steps to come, for messages (law 16). */
  writes(op: string): void;
  /** A label for jumps, to be placed once. */
  label(name: string): Label;
  /** Emits an intent on what register `from` holds; what really happened goes to register `to`. */
  happens(verb: string, from: number, amount: Count, to: string): void;
  /** In a cost: emits the steps and says when it can be paid. */
  pays(verb: string, payable: Payable): void;
  /** The test that everything after the current cost can still be paid. */
  restPayable: Test;
  /** The condition of the whole ability; true where it has none. */
  condition: Test;
}

/** The test of something that asks for nothing. */
export const always: Test = () => true;

/** Makes one step skip ahead unless a condition holds: "If it was an ally, discard a card." */
export function onlyIf<L extends AbilityTypes>(c: Compiler<L>, test: Test, body: () => void): void {
  const after = c.label('after');
  c.step((p, f) => {
    if (!test(p, f)) after.jump(f);
  });
  body();
  after.here();
}
