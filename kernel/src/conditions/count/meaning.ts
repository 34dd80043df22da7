// count: what the target finds, counted.
import type { WordMeanings, WordTypes } from '../../ability/words';
import type { Test } from '../../book';
import type { Count } from './schema';

export function meaning<W extends WordTypes>(cond: Count<W>, { count }: WordMeanings<W>): Test {
  const n = count(cond.count);
  return (p, f) => n(p, f) >= cond.gte;
}
