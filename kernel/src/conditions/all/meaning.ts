// all: every condition holds.
import type { WordMeanings, WordTypes } from '../../ability/words';
import type { Test } from '../../book';
import type { All } from './schema';

export function meaning<W extends WordTypes>(cond: All<W>, { test }: WordMeanings<W>): Test {
  const tests = cond.all.map(test);
  return (p, f) => tests.every((holds) => holds(p, f));
}
