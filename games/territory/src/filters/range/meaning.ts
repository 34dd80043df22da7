// range: the distance between two lanes (spec 4).
import type { RefTest } from '@sleight/kernel/book';
import { anchorOf, inRange, spotOf } from '../../lanes';
import type { Meanings } from '../../language';
import type { Range } from './schema';

export function meaning({ range, of }: Range, { register, rules }: Meanings): RefTest {
  const from = of === undefined ? -1 : register(of);
  return (p, f, r) => inRange(range, anchorOf(p, f, from), spotOf(p, f, r), rules.closeIncludesFront);
}
