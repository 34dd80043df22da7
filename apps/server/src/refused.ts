// A refused request: thrown where the problem is found, turned into a typed error at the edge.
// Invariant: nothing has changed when it is thrown.

import type { Said } from '@sleight/kernel';
import { type ErrorCode, limitError, type OverLimit, type WireError, wireError } from '@sleight/protocol';

export interface Refused extends Error {
  readonly wire: WireError;
}

export const refused = (code: ErrorCode, problems: readonly Said[] = []): Refused =>
  Object.assign(new Error(code), { wire: wireError(code, problems) });

/** Refused until `seconds` have passed. */
export const overLimit = (code: OverLimit, seconds: number): Refused =>
  Object.assign(new Error(code), { wire: limitError(code, seconds) });

export const isRefused = (error: unknown): error is Refused => error instanceof Error && 'wire' in error;
