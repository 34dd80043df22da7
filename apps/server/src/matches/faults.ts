// Errors of the rules engine name the card involved, which may be hidden. Errors that leave here for a log or a person
// do not; replaying the match's log and seed shows the rest.

import { isRefused } from '../refused';

/** The same error with its place, without its message. */
export function withoutCards(error: unknown, what: string): Error {
  const frames =
    error instanceof Error ? (error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []) : [];
  const clean = new Error(what);
  clean.stack = [`Error: ${what}`, ...frames].join('\n');
  return clean;
}

/** Runs a part of the rules; refusals pass, errors lose their card names. */
export function guarded<T>(match: string, n: number, part: () => T): T {
  try {
    return part();
  } catch (error) {
    if (isRefused(error)) throw error;
    throw withoutCards(error, `match ${match}: move ${n} cannot be carried out; replay its log to see why`);
  }
}
