// Procedures: the programs of a game's own rules, written as named steps with named registers.
// Invariant: names become numbers once, when the file is loaded, in the order of their list; a state holds the numbers.
// Read next: vm.ts, which runs programs; draft.ts for those of abilities, whose labels are placed while they are written.

import type { Code, Step } from './book';
import type { Frame } from './state';

/** The names of a procedure's steps and registers, and the numbers that states hold for them. */
export interface Outline<S extends string, R extends string> {
  readonly name: string;
  readonly steps: readonly S[];
  readonly registers: readonly R[];
  /** `end` is past the last step: a frame that is sent there is over. */
  readonly step: Readonly<Record<S | 'end', number>>;
  readonly reg: Readonly<Record<R, number>>;
}

function numbered<N extends string>(
  procedure: string,
  kind: string,
  names: readonly N[],
): Readonly<Record<N, number>>;
function numbered(procedure: string, kind: string, names: readonly string[]): Record<string, number> {
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw new Error(`${procedure}: two ${kind} are called "${twice}"`);
  return Object.fromEntries(names.map((name, i) => [name, i]));
}

/** Names the steps of a procedure in order, and its registers; the first holds what caused it, if anything did. */
export const outline = <S extends string, R extends string>(
  name: string,
  steps: readonly S[],
  registers: readonly R[],
): Outline<S, R> => ({
  name,
  steps,
  registers,
  step: numbered<S | 'end'>(name, 'steps', [...steps, 'end']),
  reg: numbered(name, 'registers', registers),
});

/** The program of an outline. A step that is missing or unknown does not compile; one out of order fails here. */
export function procedure<S extends string, R extends string>(
  { name, steps, registers }: Outline<S, R>,
  written: Readonly<Record<S, Step>>,
): Code {
  const stray = Object.keys(written).find((step, i) => step !== steps[i]);
  if (stray !== undefined) throw new Error(`${name}: the step "${stray}" is not where its outline has it`);
  return {
    name,
    steps: steps.map((step) => written[step]),
    labels: steps,
    line: -1,
    regs: registers.length,
  };
}

/** Sends a frame to a step of its program, by the number of a label: `jump(f, MATCH.step.turn)`. */
export function jump(f: Frame, step: number): void {
  f.pc = step;
}

/** Asks the question that is being answered once more. */
export function askAgain(f: Frame): void {
  f.pc--;
}

/** Past the end of every program. */
const END = 1 << 20;

/** Ends the program of an ability, whatever is left of it. */
export function stop(f: Frame): void {
  f.pc = END;
}
