// leader: your Leader matches the filter.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';

export const follows = 'compare';

export interface Leader<W extends WordTypes> {
  leader: W['Filter'];
}

export const schema = <W extends WordTypes>({ filter }: WordParts<W>): z.ZodType<Leader<W>> =>
  z.strictObject({ leader: filter });
