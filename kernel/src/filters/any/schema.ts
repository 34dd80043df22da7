// any: one of several filters fits.
import { z } from 'zod';
import type { WordParts, WordTypes } from '../../ability/words';

export interface Any<W extends WordTypes> {
  any: W['Filter'][];
}

export const schema = <W extends WordTypes>({ filter }: WordParts<W>): z.ZodType<Any<W>> =>
  z.strictObject({ any: z.array(filter).min(2) });
