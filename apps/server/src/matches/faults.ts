// A fault in the rules engine names the card it stumbled over, which may be hidden: what goes on from here to a log or
// a person does not. The match's own log and seed show the fault again to whoever replays it.

import { isRefused } from '../refused';

/** The same fault, with where it happened but without what it said. */
export function withoutCards(error: unknown, what: string): Error {
  const frames =
    error instanceof Error ? (error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []) : [];
  const clean = new Error(what);
  clean.stack = [`Error: ${what}`, ...frames].join('\n');
  return clean;
}

/** Runs a part of the rules; a refusal passes, a fault is told without cards. */
export function guarded<T>(match: string, n: number, part: () => T): T {
  try {
    return part();
  } catch (error) {
    if (isRefused(error)) throw error;
    throw withoutCards(error, `match ${match}: move ${n} cannot be carried out; replay its log to see why`);
  }
}
