// any: one of several conditions holds.
import type { WordMeanings, WordTypes } from '../../ability/words';
import type { Test } from '../../book';
import type { Any } from './schema';

export function meaning<W extends WordTypes>(cond: Any<W>, { test }: WordMeanings<W>): Test {
  const tests = cond.any.map(test);
  return (p, f) => tests.some((holds) => holds(p, f));
}
