import type { Said } from '@sleight/kernel/book';
import type { Fact } from '@sleight/kernel/fact';
import type { Moment } from '@sleight/kernel/game';
import type { Seat } from '@sleight/kernel/state';
export const log = (_m: Moment, _f: readonly Fact[], _s: Seat): Said[] => [];
