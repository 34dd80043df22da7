// New versions of the rules document (spec 2.1, 2.2): checked field by field, saved whole or not at all.
// Invariant: a version never changes; saving and restoring both make the next one. Author and time are given.

import { type FieldProblem, fieldProblems } from '@sleight/kernel/problems';
import { type RuleChanges, type Rules, rulesSchema } from './rules';

export interface Edit {
  readonly by: string;
  readonly at: string;
}

export interface Change {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

export type Saved = { readonly rules: Rules; readonly changed: readonly Change[] };

const BOOKKEEPING: readonly string[] = ['version', 'updatedAt', 'updatedBy'];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two versions differ, for the history and for comparing. */
export function differences(old: Rules, now: Rules): Change[] {
  const before: Readonly<Record<string, unknown>> = old;
  const after: Readonly<Record<string, unknown>> = now;
  return Object.keys(rulesSchema.shape)
    .filter((field) => !BOOKKEEPING.includes(field) && !same(before[field], after[field]))
    .map((field) => ({ field, old: before[field], new: after[field] }));
}

/** The next version, or every field that is wrong; then nothing is saved. */
export function save(
  current: Rules,
  changes: RuleChanges | Readonly<Record<string, unknown>>,
  { by, at }: Edit,
): Saved | { readonly problems: readonly FieldProblem[] } {
  const next = { ...current, ...changes, version: current.version + 1, updatedBy: by, updatedAt: at };
  const problems = fieldProblems(rulesSchema, next);
  if (problems.length > 0) return { problems };
  const rules = rulesSchema.parse(next);
  return { rules, changed: differences(current, rules) };
}

/** Restores an older version as a new one. */
export const restore = (current: Rules, old: Rules, edit: Edit) => save(current, { ...old }, edit);
