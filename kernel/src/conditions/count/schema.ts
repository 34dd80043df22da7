// count: there are at least so many.
import { z } from 'zod';
import type { WordParts, WordTypes } from '../../ability/words';

export interface Count<W extends WordTypes> {
  count: W['Target'];
  gte: number;
}

export const schema = <W extends WordTypes>({ target }: Pick<WordParts<W>, 'target'>): z.ZodType<Count<W>> =>
  z.strictObject({ count: target, gte: z.int().min(1) });
