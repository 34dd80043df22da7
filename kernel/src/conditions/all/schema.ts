// all: every condition holds.
import { z } from 'zod';
import type { WordParts, WordTypes } from '../../ability/words';

export interface All<W extends WordTypes> {
  all: W['Cond'][];
}

export const schema = <W extends WordTypes>({ cond }: WordParts<W>): z.ZodType<All<W>> =>
  z.strictObject({ all: z.array(cond).min(2) });
