// Looked-at cards as options: equal copies are one option, so that keys stay unique (law 5).

import type { Play } from '@sleight/kernel/book';
import { refIndex } from '@sleight/kernel/code';

/** One card ref of each definition, in the order they lie. */
export function oneOfEach(p: Play, refs: readonly number[]): number[] {
  const { def } = p.s.cards;
  return refs.filter((r, i) => refs.findIndex((one) => def[refIndex(one)] === def[refIndex(r)]) === i);
}
