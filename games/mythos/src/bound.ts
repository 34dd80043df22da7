// A limit on a number, inside filters that measure: at most, at least, less than, exactly.
// Next: filters/power for its use, measure.ts for what it means, words/bounds.ts for how it is said.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';

export type BoundOf<W extends WordTypes> =
  | { lte: W['Amount'] }
  | { gte: W['Amount'] }
  | { lt: W['Amount'] }
  | { eq: W['Amount'] };

export const boundSchema = <W extends WordTypes>({ amount }: WordParts<W>): z.ZodType<BoundOf<W>> =>
  z.union([
    z.strictObject({ lte: amount }),
    z.strictObject({ gte: amount }),
    z.strictObject({ lt: amount }),
    z.strictObject({ eq: amount }),
  ]);
