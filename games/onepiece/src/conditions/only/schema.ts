// only: every one of these that its side has on the field matches the filters, and there is one.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';

export const follows = 'count';

export interface Only<W extends WordTypes> {
  only: W['Target'];
}

export const schema = <W extends WordTypes>({ target }: WordParts<W>): z.ZodType<Only<W>> =>
  z.strictObject({ only: target });
