// category: a kind of card, of a card that may be of any kind.
import { z } from 'zod';

export const follows = 'other';

export interface Category {
  category: 'leader' | 'character' | 'event' | 'stage';
}

export const schema = () => z.strictObject({ category: z.enum(['leader', 'character', 'event', 'stage']) });

/** The kind that these filters ask for, and the filters that are left: the kind is said as the noun. */
export function byKind<F extends object>(filters: readonly F[]) {
  const isKind = (filter: F): filter is Extract<F, Category> => 'category' in filter;
  const [kind] = filters.filter(isKind);
  return { kind: kind?.category, rest: filters.filter((filter) => !isKind(filter)) };
}
