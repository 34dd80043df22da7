// per: what the target finds, or the DON!! cards on the field, in groups of `every`.
import type { Count, Play } from '@sleight/kernel/book';
import type { Frame } from '@sleight/kernel/state';
import type { Vocabulary } from '../../ability';
import { donOnField } from '../../don';
import type { Meanings } from '../../language';
import { seatsFor, sideOf } from '../../sides';
import type { Per } from './schema';

export function meaning({ per, every = 1, times }: Per<Vocabulary>, meanings: Meanings): Count {
  if (per.targetType === 'don') {
    const side = sideOf(per);
    const there = (p: Play, f: Frame): number =>
      seatsFor(f, side).reduce<number>((sum, seat) => sum + donOnField(p.s, seat), 0);
    return (p, f) => Math.floor(there(p, f) / every) * times;
  }
  const count = meanings.count(per);
  return (p, f) => Math.floor(count(p, f) / every) * times;
}
