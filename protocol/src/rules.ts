// Changed rules as a client sends them: small, shallow and plain. The game validates their meaning.
// Invariant: accepted changes are quick to walk, to store and to repeat.

import { z } from 'zod';
import { text } from './text';

/** The deepest there is: rules, format, apart, pair. */
const MOST_DEEP = 5;
/** Every value, list and section counts; two restricted lists of 200 entries fit. */
const MOST_VALUES = 1_000;
const MOST_LETTERS = 100;

const plain = text(0, MOST_LETTERS);
const isPlain = (value: string): boolean => plain.safeParse(value).success;

/** Walks level by level, and stops at the first excess. */
function isSmall(rules: unknown): boolean {
  let level: readonly unknown[] = [rules];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth++) {
    seen += level.length;
    if (depth > MOST_DEEP || seen > MOST_VALUES) return false;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && !isPlain(value)) return false;
      if (typeof value !== 'object' || value === null) continue;
      if (!Array.isArray(value) && !Object.keys(value).every(isPlain)) return false;
      for (const inner of Object.values(value)) next.push(inner);
    }
    level = next;
  }
  return true;
}

export const changedRulesSchema = z.record(z.string(), z.unknown()).refine(isSmall);
