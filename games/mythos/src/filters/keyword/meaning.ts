// keyword: one of the keywords of the card it shows.
import type { RefTest } from '@sleight/kernel/book';
import type { Meanings } from '../../language';
import { defFor } from '../../measure';
import type { Keyword } from './schema';

export function meaning({ keyword }: Keyword, { shared: { identity } }: Meanings): RefTest {
  return (p, f, r) => identity[defFor(p, f, r)].keywords.includes(keyword);
}
