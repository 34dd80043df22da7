// fewer: two counts compared.
import type { Test } from '@sleight/kernel/book';
import type { Vocabulary } from '../../ability';
import type { Meanings } from '../../language';
import type { Fewer } from './schema';

export function meaning({ fewer, than }: Fewer<Vocabulary>, { count }: Meanings): Test {
  const few = count(fewer);
  const many = count(than);
  return (p, f) => few(p, f) < many(p, f);
}
