// count: so many cards match, at most, at least or exactly.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import type { z } from 'zod';
import { type Limit, limited } from '../../limit';

export const follows = 'not';

export type Count<W extends WordTypes> = { count: W['Target'] } & Limit;

export const schema = <W extends WordTypes>({ target }: WordParts<W>): z.ZodType<Count<W>> =>
  limited({ count: target });
