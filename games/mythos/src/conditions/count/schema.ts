// count: how many there are: at least, at most or exactly so many.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';

export type Count<W extends WordTypes> =
  | { count: W['Target']; gte: number }
  | { count: W['Target']; lte: number }
  | { count: W['Target']; eq: number };

export const schema = <W extends WordTypes>({ target }: WordParts<W>): readonly z.ZodType<Count<W>>[] => [
  z.strictObject({ count: target, gte: z.int() }),
  z.strictObject({ count: target, lte: z.int() }),
  z.strictObject({ count: target, eq: z.int() }),
];
