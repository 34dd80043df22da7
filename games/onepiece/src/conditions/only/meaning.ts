// only: what the target finds without its filters, each of which must match them.

import type { Test } from '@sleight/kernel/book';
import { newList } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import type { Vocabulary } from '../../ability';
import type { Meanings } from '../../language';
import type { Only } from './schema';

export function meaning({ only }: Only<Vocabulary>, { select, matchAll }: Meanings): Test {
  const every = select({ ...only, filters: undefined });
  const fits = matchAll(only.filters ?? []);
  return (p, f) => {
    const found = newList<Ref>();
    every(p, f, found);
    return found.n > 0 && found.list.slice(0, found.n).every((r) => fits(p, f, r));
  };
}
