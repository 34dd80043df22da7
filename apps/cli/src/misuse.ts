// A command used wrongly: a sentence that says what is wrong, in both languages.
// Invariant: an error that carries `said` is for the person who typed; any other is a defect of ours.
// Read next: arguments.ts, which finds most of them.

import { type Refusal, refusal } from '@sleight/kernel';

export { saidBy } from '@sleight/kernel';

export const misuse = (en: string, fr: string): Refusal => refusal({ en, fr });
