// fewer: there are fewer of these than of those.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';

export const follows = 'hand';

export interface Fewer<W extends WordTypes> {
  fewer: W['Target'];
  than: W['Target'];
}

export const schema = <W extends WordTypes>({ target }: WordParts<W>): z.ZodType<Fewer<W>> =>
  z.strictObject({ fewer: target, than: target });
