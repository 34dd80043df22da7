// self: the card with the text, where it is in play; elsewhere it is enough that there is one.
import type { Test } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import type { Vocabulary } from '../../ability';
import { thisCard } from '../../identity';
import type { Meanings } from '../../language';
import type { Self } from './schema';

export function meaning({ self }: Self<Vocabulary>, { match }: Meanings): Test {
  const fits = match(self);
  return (p, f) => (f.self !== 0 ? fits(p, f, ref(OBJ, f.self)) : thisCard(p, f) >= 0);
}
