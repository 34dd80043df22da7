// A limit on a number, inside filters that measure: at most, at least, exactly; both ends for "from 3 to 5".
// Next: filters/power for its use, measure.ts for its meaning, words/bounds.ts and words/french-bounds.ts for its wording.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';

export type BoundOf<W extends WordTypes> =
  | { lte: W['Amount'] }
  | { gte: W['Amount'] }
  | { eq: W['Amount'] }
  | { gte: W['Amount']; lte: W['Amount'] };

export const boundSchema = <W extends WordTypes>({ amount }: WordParts<W>): z.ZodType<BoundOf<W>> =>
  z.union([
    z.strictObject({ lte: amount }),
    z.strictObject({ gte: amount }),
    z.strictObject({ eq: amount }),
    z.strictObject({ gte: amount, lte: amount }),
  ]);
