// per: so many for each of these, or for every so many of them.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';

export const follows = 'stat';

export interface Per<W extends WordTypes> {
  per: W['Target'];
  every?: number;
  times: number;
}

export const schema = <W extends WordTypes>({ target }: WordParts<W>): z.ZodType<Per<W>> =>
  z.strictObject({ per: target, every: z.int().min(2).optional(), times: z.int() });
