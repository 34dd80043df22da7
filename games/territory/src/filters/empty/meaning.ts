// empty: neither slot of its lane has a unit.
import type { RefTest } from '@sleight/kernel/book';
import { objAt } from '@sleight/kernel/objects';
import { spotOf } from '../../lanes';
import type { Meanings } from '../../language';
import { slot } from '../../places';
import type { Empty } from './schema';

export const meaning =
  (_filter: Empty, { rules: { lanes } }: Meanings): RefTest =>
  (p, f, r) => {
    const { lane } = spotOf(p, f, r);
    return objAt(p.s, slot(lanes, 0, lane)) === null && objAt(p.s, slot(lanes, 1, lane)) === null;
  };
