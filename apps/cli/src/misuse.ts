// A command used wrongly: a sentence that says what is wrong, in both languages.
// Invariant: an error that carries `said` is for the person who typed; any other is a defect of ours.
// Read next: arguments.ts, which finds most of them.

import type { Said } from '@sleight/kernel';

interface SaidError extends Error {
  readonly said: Said;
}

export const misuse = (en: string, fr: string): SaidError =>
  Object.assign(new Error(en), { said: { en, fr } });

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' &&
  value !== null &&
  'en' in value &&
  'fr' in value &&
  typeof value.en === 'string' &&
  typeof value.fr === 'string';

/** The sentence an error carries, if it is meant for the person who typed. */
export function saidBy(error: unknown): Said | null {
  return error instanceof Error && 'said' in error && isSaid(error.said) ? error.said : null;
}
