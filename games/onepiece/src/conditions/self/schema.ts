// self: this card matches the filter.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';

export const follows = 'leader';

export interface Self<W extends WordTypes> {
  self: W['Filter'];
}

export const schema = <W extends WordTypes>({ filter }: WordParts<W>): z.ZodType<Self<W>> =>
  z.strictObject({ self: filter });
