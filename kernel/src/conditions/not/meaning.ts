// not: the condition inside does not hold.
import type { WordMeanings, WordTypes } from '../../ability/words';
import type { Test } from '../../book';
import type { Not } from './schema';

export function meaning<W extends WordTypes>({ not }: Not<W>, { test }: WordMeanings<W>): Test {
  const holds = test(not);
  return (p, f) => !holds(p, f);
}
