// lane: the number of the lane it is in.
import type { RefTest } from '@sleight/kernel/book';
import { spotOf } from '../../lanes';
import type { Meanings } from '../../language';
import type { Lane } from './schema';

export function meaning(filter: Lane, { rules: { lanes } }: Meanings): RefTest {
  return (p, f, r) => {
    const { lane } = spotOf(p, f, r);
    return filter.lane === 'edge' ? lane === 1 || lane === lanes : lane === filter.lane;
  };
}
