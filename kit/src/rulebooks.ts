// The rulebooks of a game from its rulesets: the part of the contract that every game fills in alike.
// Read next: contract/rules.ts for the promises, parameters.ts for how rules are read and refused.

import type { Book } from '@sleight/kernel/book';
import { isFields } from '@sleight/kernel/text/grammar';
import type { z } from 'zod';
import type { GameRules } from './contract/rules';
import { type Parameters, readRules } from './parameters';

type Merge = (base: object, changes: object) => unknown;

interface Rulebooks<S extends z.ZodType, C> {
  readonly parameters: Parameters<S>;
  /** The default comes first. */
  readonly rulesets: Readonly<Record<string, object>>;
  readonly rulesetNames: GameRules['rulesetNames'];
  /** How changes are joined with a ruleset; each replaces a whole value if absent. */
  readonly merge?: Merge;
  compile(rules: z.output<S>, cards: readonly C[]): Book;
  /** The shipped cards with extra ones. */
  cardsWith(extra: readonly unknown[]): readonly C[];
  readPool(cards: readonly unknown[]): readonly C[];
}

export function rulebooks<S extends z.ZodType, C>({
  parameters,
  rulesets,
  rulesetNames,
  merge = (base, changes) => ({ ...base, ...changes }),
  compile,
  cardsWith,
  readPool,
}: Rulebooks<S, C>): Pick<
  GameRules,
  'rulesets' | 'rulesetNames' | 'parameters' | 'rules' | 'book' | 'restore'
> {
  const [usual, ...others] = Object.keys(rulesets);
  if (usual === undefined) throw new Error('a game has at least one ruleset');
  const rulesFor = (ruleset: string, changes: unknown): z.output<S> => {
    const base = Object.hasOwn(rulesets, ruleset) ? rulesets[ruleset] : undefined;
    if (base === undefined) throw new Error(`there is no ruleset called "${ruleset}"`);
    return readRules(parameters, isFields(changes) ? merge(base, changes) : changes);
  };
  return {
    rulesets: [usual, ...others],
    rulesetNames,
    parameters: () => parameters,
    rules: rulesFor,
    book: ({ ruleset = usual, rules = {}, cards = [] } = {}) =>
      compile(rulesFor(ruleset, rules), cardsWith(cards)),
    restore: ({ rules, cards }) => compile(readRules(parameters, rules), readPool(cards)),
  };
}

/** Changes reach into the sections of a ruleset: `{ hidden: { playCost: 2 } }` leaves the rest of `hidden` alone. */
export const bySection: Merge = (base, changes) => {
  const whole: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    const section = whole[name];
    whole[name] = isFields(section) && isFields(value) ? { ...section, ...value } : value;
  }
  return whole;
};
