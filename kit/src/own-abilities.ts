// Compiles abilities triggered by events on their own card: "Reveal: draw 1 card."
// A game with costs, lasting effects or replacements compiles its lines itself.

import { compileLine } from '@sleight/kernel/ability-program';
import { NO_LINE } from '@sleight/kernel/assemble';
import type { Code, Line } from '@sleight/kernel/book';
import { type AbilityTypes, type Compiler, onlyIf, type Reader } from '@sleight/kernel/compiler';

interface OwnAction<Cond> {
  readonly type: string;
  readonly if?: Cond;
}

interface OwnAbility<Type extends string, Cond, Action> {
  readonly type: Type;
  readonly optional?: true;
  readonly condition?: { readonly if: Cond };
  readonly effect: { readonly actions: readonly Action[] };
}

interface OwnAbilities<L extends AbilityTypes, Type extends string, Action> {
  readonly read: Reader<L>;
  /** The programs of the book; those of the abilities are added. */
  readonly code: Code[];
  /** The verb whose subject is the card when an ability of this type happens. */
  verbOf(type: Type): number;
  /** Compiles an action into the program; false if it only works in continuous abilities, which these are not. */
  runOp(action: Action, c: Compiler<L>): boolean;
}

export function ownAbilities<
  L extends AbilityTypes,
  Type extends string,
  Action extends OwnAction<L['Cond']>,
>({ read, code, verbOf, runOp }: OwnAbilities<L, Type, Action>) {
  const lines: Line[] = [];

  const act = (action: Action, c: Compiler<L>): void => {
    c.writes(action.type);
    const body = (): void => {
      if (!runOp(action, c)) throw new Error(`"${action.type}" only works in continuous abilities`);
    };
    if (action.if === undefined) body();
    else onlyIf(c, read.test(action.if, c), body);
  };

  /** Adds an ability to the lines and the programs. */
  function compile({ type, optional, condition, effect }: OwnAbility<Type, L['Cond'], Action>, name: string) {
    const index = lines.push(NO_LINE) - 1;
    const at = code.push({ name, steps: [], line: index, regs: 1 }) - 1;
    const made = compileLine<L, never, Action>(read, index, at, {
      name,
      type,
      triggered: true,
      optional: optional === true,
      condition: condition?.if ?? null,
      costs: [],
      actions: effect.actions,
      still: false,
      verb: verbOf(type),
      own: true,
      hears: null,
      needsSource: true,
      granted: false,
      limit: -1,
      replacement: null,
      payCost: (cost) => cost,
      act,
    });
    code[at] = made.code;
    lines[index] = made.line;
    return made.line;
  }

  return { lines, compile };
}
