// count: what the target finds, counted.
import type { Test } from '@sleight/kernel/book';
import type { Vocabulary } from '../../ability';
import type { Meanings } from '../../language';
import { keeps } from '../../limit';
import type { Count } from './schema';

export function meaning(cond: Count<Vocabulary>, { count }: Meanings): Test {
  const n = count(cond.count);
  return (p, f) => keeps(cond, n(p, f));
}
