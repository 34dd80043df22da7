// not: the filter inside does not fit.
import type { WordMeanings, WordTypes } from '../../ability/words';
import type { RefTest } from '../../book';
import type { Not } from './schema';

export function meaning<W extends WordTypes>({ not }: Not<W>, { match }: WordMeanings<W>): RefTest {
  const inner = match(not);
  return (p, f, r) => !inner(p, f, r);
}
