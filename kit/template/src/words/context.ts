// The input and the result of wording an op or a condition. Types only.
import type { French } from '@sleight/kernel/text/french-target';
import type { Phrase } from '@sleight/kernel/text/grammar';
import type { Cond, Filter } from '../vocabulary';

export type DuskfallFrench = French<Filter, Cond>;
export type CondContext = DuskfallFrench;
export type CondEnglish = readonly Phrase<unknown>[];
export type CondFrench = string;
