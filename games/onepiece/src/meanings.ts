// What the words of a text mean, put together for the program being compiled.
// Next: filters/, conditions/ and amounts/ for each word; reader.ts for targets.

import type { RefTest } from '@sleight/kernel/book';
import { newList } from '@sleight/kernel/code';
import type { Ref } from '@sleight/kernel/ids';
import { amountMeaning } from './amounts/meanings.generated';
import { condMeaning } from './conditions/meanings.generated';
import { filterMeaning } from './filters/meanings.generated';
import type { C, Meanings } from './language';
import type { Filter } from './vocabulary';

export function meanings(c: C): Meanings {
  const inside: Meanings = {
    shared: c.read.rules,
    register: c.register,
    match: (filter) => filterMeaning(filter, inside),
    matchAll(filters) {
      const all = filters.map(inside.match);
      if (all.length === 1) return all[0];
      return (p, f, r) => {
        for (let i = 0; i < all.length; i++) if (!all[i](p, f, r)) return false;
        return true;
      };
    },
    select: (target) => c.read.select(target, c),
    count(target) {
      const find = inside.select(target);
      return (p, f) => {
        const found = newList<Ref>();
        find(p, f, found);
        return found.n;
      };
    },
    amount: (amount) => amountMeaning(amount, inside),
    test: (cond) => condMeaning(cond, inside),
  };
  return inside;
}

export const filtersOf = (filters: readonly Filter[], c: C): RefTest => meanings(c).matchAll(filters);
