// Which card numbers have been released, defined here or not: of each set how far its numbers go, and which of them
// are missing. It is all that a deck text needs to tell a card that is not defined yet from a slip of the keyboard.

import { z } from 'zod';
import file from '../released.json' with { type: 'json' };

const sets = z
  .record(z.string(), z.strictObject({ last: z.int(), missing: z.array(z.int()).optional() }))
  .parse(file);

/** The printed number ("OP01-016"), if a card has it. */
export function releasedNumber(written: string): string | null {
  const [, set, digits] = /^([A-Z]+\d*)-(\d{3})$/.exec(written.toUpperCase()) ?? [];
  if (set === undefined || !Object.hasOwn(sets, set)) return null;
  const { last, missing = [] } = sets[set];
  const n = Number(digits);
  return n >= 1 && n <= last && !missing.includes(n) ? `${set}-${digits}` : null;
}
