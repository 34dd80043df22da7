// per: so many for each of these, and some more.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';

export const follows = 'stat';

export interface Per<W extends WordTypes> {
  per: W['Target'];
  times: number;
  plus?: number;
}

export const schema = <W extends WordTypes>({ target }: WordParts<W>): z.ZodType<Per<W>> =>
  z.strictObject({ per: target, times: z.int(), plus: z.int().optional() });
