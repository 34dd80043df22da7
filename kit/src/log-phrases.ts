// Small phrases in both languages that log sentences are made of: numbers, lists, labels.
// Read next: log-players.ts for who did what, log.ts for whole lines.

import type { Said } from '@sleight/kernel/book';
import { capital, list, plural } from '@sleight/kernel/text/english';
import { frenchList, narrow } from '@sleight/kernel/text/french';

export const both = (en: string, fr: string): Said => ({ en, fr });

export const count = (n: number, noun: string): string => `${n} ${n === 1 ? noun : plural(noun)}`;
export const countFr = (n: number, noun: string, many = `${noun}s`): string =>
  `${n} ${Math.abs(n) < 2 ? noun : many}`;

/** Applies to both languages at once. */
export const mapped = (said: Said, change: (text: string) => string): Said =>
  both(change(said.en), change(said.fr));

export const sentence = (said: Said): Said => mapped(said, capital);

export const joined = (names: readonly Said[]): Said =>
  both(list(names.map(({ en }) => en)), frenchList(names.map(({ fr }) => fr)));

/** "Beaten: X." In French a label, since names have no gender that we know. */
export const label = (fr: string, what: Said): string => `${fr}${narrow}: ${what.fr}.`;
