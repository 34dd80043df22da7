// Why a match cannot be played as it was begun: its game, snapshots or log no longer fit the engine.
// Invariant: it is told to admins only. It may name hidden cards.

import type { Table } from './table';

export interface Unplayable extends Error {
  /** The table as far as it could be rebuilt; null if there is none. */
  readonly reached: Table | null;
}

export const unplayable = (why: string, reached: Table | null): Unplayable =>
  Object.assign(new Error(why), { reached });

export const isUnplayable = (error: unknown): error is Unplayable =>
  error instanceof Error && 'reached' in error;

/** Runs a part of the rules that needs nothing but the match: whatever it throws, the match cannot be played. */
export function playable<T>(what: string, reached: Table | null, part: () => T): T {
  try {
    return part();
  } catch (error) {
    if (isUnplayable(error)) throw error;
    throw unplayable(`${what}: ${error instanceof Error ? error.message : String(error)}`, reached);
  }
}
