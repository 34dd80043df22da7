// Why a match can no longer be played: its game, snapshots or log no longer fit the engine.
// Invariant: only admins see it. It may name hidden cards.

import type { LiveTable } from './table';

export interface Unplayable extends Error {
  /** The table as far as it could be rebuilt; null if there is none. */
  readonly reached: LiveTable | null;
}

export const unplayable = (why: string, reached: LiveTable | null): Unplayable =>
  Object.assign(new Error(why), { reached });

export const isUnplayable = (error: unknown): error is Unplayable =>
  error instanceof Error && 'reached' in error;

/** Runs a part of the rules that depends only on the match: if it throws, the match cannot be played. */
export function playable<T>(what: string, reached: LiveTable | null, part: () => T): T {
  try {
    return part();
  } catch (error) {
    if (isUnplayable(error)) throw error;
    throw unplayable(`${what}: ${error instanceof Error ? error.message : String(error)}`, reached);
  }
}
