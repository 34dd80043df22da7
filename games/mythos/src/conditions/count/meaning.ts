// count: what the target finds, counted.
import type { Test } from '@sleight/kernel/book';
import type { Vocabulary } from '../../ability';
import type { Meanings } from '../../language';
import type { Count } from './schema';

export function meaning(cond: Count<Vocabulary>, meanings: Meanings): Test {
  const count = meanings.count(cond.count);
  if ('gte' in cond) return (p, f) => count(p, f) >= cond.gte;
  if ('lte' in cond) return (p, f) => count(p, f) <= cond.lte;
  return (p, f) => count(p, f) === cond.eq;
}
