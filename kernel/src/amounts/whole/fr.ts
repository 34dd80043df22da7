// « 3 ».
import type { Whole } from './schema';

export const fr = (n: Whole): string => `${n}`;
