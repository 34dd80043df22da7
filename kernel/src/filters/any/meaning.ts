// any: everything that one of the filters inside keeps.
import type { WordMeanings, WordTypes } from '../../ability/words';
import type { RefTest } from '../../book';
import type { Any } from './schema';

export function meaning<W extends WordTypes>({ any }: Any<W>, { match }: WordMeanings<W>): RefTest {
  const some = any.map(match);
  return (p, f, r) => some.some((fits) => fits(p, f, r));
}
