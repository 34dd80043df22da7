// counter: its Counter value.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';
import { type BoundOf, boundSchema } from '../../bound';

export const follows = 'basePower';

export interface Counter<W extends WordTypes> {
  counter: BoundOf<W>;
}

export const schema = <W extends WordTypes>(parts: WordParts<W>): z.ZodType<Counter<W>> =>
  z.strictObject({ counter: boundSchema(parts) });
