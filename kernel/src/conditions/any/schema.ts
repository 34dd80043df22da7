// any: one of several conditions holds.
import { z } from 'zod';
import type { WordParts, WordTypes } from '../../ability/words';

export interface Any<W extends WordTypes> {
  any: W['Cond'][];
}

export const schema = <W extends WordTypes>({ cond }: WordParts<W>): z.ZodType<Any<W>> =>
  z.strictObject({ any: z.array(cond).min(2) });
