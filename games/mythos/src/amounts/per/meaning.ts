// per: what the target finds, times and plus.
import type { Count } from '@sleight/kernel/book';
import type { Vocabulary } from '../../ability';
import type { Meanings } from '../../language';
import type { Per } from './schema';

export function meaning(amount: Per<Vocabulary>, meanings: Meanings): Count {
  const count = meanings.count(amount.per);
  return (p, f) => count(p, f) * amount.times + (amount.plus ?? 0);
}
