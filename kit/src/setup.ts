// Set-ups of scenarios in every game: the parts of their schemas, and one sentence for a mistake.
// Invariant: a setup that passes holds only known fields.
// Read next: a game's setup.ts for its fields, position.ts for laying them out.

import { ensure } from '@sleight/kernel/ensure';
import { z } from 'zod';

export const who = z.enum(['me', 'foe']);
export const count = z.int().min(0);

/** Lets a plain word stand for the object whose first field it is. */
export const orWord = <T extends z.ZodType>(field: string, full: T) =>
  z.preprocess((given) => (typeof given === 'string' ? { [field]: given } : given), full);

/** A card in a hand or deck: its name, and whether both players have seen it. */
export const loose = orWord('card', z.strictObject({ card: z.string(), seen: z.boolean().default(false) }));

/** Lets `start: setup` stand for `start: { setup: true }`. */
export const orSetup = <T extends z.ZodType>(full: T) =>
  z.preprocess((given) => (given === 'setup' ? { setup: true } : given), full);

function sentence(error: z.ZodError): string {
  const issue = ensure(error.issues[0], 'issue in the error');
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const field = issue.keys.map((key) => `"${key}"`).join(', ');
    return path === '' ? `there is no field ${field}` : `${path}: there is no field ${field}`;
  }
  return `${path === '' ? 'the setup' : path}: ${issue.message}`;
}

/** Reads a setup. Throws a sentence that names the first bad field. */
export function readWith<T extends z.ZodType>(setup: T, given: unknown): z.infer<T> {
  const read = setup.safeParse(given);
  if (!read.success) throw new Error(sentence(read.error));
  return read.data;
}

const isSet = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** A match that begins before its first draw has only these fields of a side. */
export function onlyBeforeTheDraw(
  setup: { readonly me: object; readonly foe: object },
  allowed: readonly string[],
): void {
  for (const seat of ['me', 'foe'] as const) {
    const early = Object.entries(setup[seat]).find(
      ([field, value]) => isSet(value) && !allowed.includes(field),
    );
    if (early !== undefined) throw new Error(`${seat}.${early[0]}: cannot be set before the first draw`);
  }
}
