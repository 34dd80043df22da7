// Wrong usage of a command: a sentence with the problem, in both languages.
// Invariant: an error with `said` is for the user; any other is a bug of ours.
// Read next: arguments.ts, which throws most of them.

import { type Refusal, refusal } from '@sleight/kernel';

export { saidBy } from '@sleight/kernel';

export const misuse = (en: string, fr: string): Refusal => refusal({ en, fr });
