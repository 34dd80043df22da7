// What a limit on a number means: in play, and of what is printed on a card.
// Next: bound.ts for its schema.

import type { Play } from '@sleight/kernel/book';
import type { Frame } from '@sleight/kernel/state';
import type { Bound } from './ability';
import type { Meanings } from './language';

type Fits = (p: Play, f: Frame, value: number) => boolean;

export function within(limits: Bound, { amount }: Meanings): Fits {
  const most = 'lte' in limits ? amount(limits.lte) : null;
  const least = 'gte' in limits ? amount(limits.gte) : null;
  const exact = 'eq' in limits ? amount(limits.eq) : null;
  return (p, f, value) =>
    (most === null || value <= most(p, f)) &&
    (least === null || value >= least(p, f)) &&
    (exact === null || value === exact(p, f));
}

/** Does a printed value fit? Limits that are counted in play never do. */
export function isWithin(bound: Bound, value: number): boolean {
  const atMost = !('lte' in bound) || (typeof bound.lte === 'number' && value <= bound.lte);
  const atLeast = !('gte' in bound) || (typeof bound.gte === 'number' && value >= bound.gte);
  const exactly = !('eq' in bound) || (typeof bound.eq === 'number' && value === bound.eq);
  return atMost && atLeast && exactly;
}
