// cost: its cost as effects see it.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';
import { type BoundOf, boundSchema } from '../../bound';

export const follows = 'power';

export interface Cost<W extends WordTypes> {
  cost: BoundOf<W>;
}

export const schema = <W extends WordTypes>(parts: WordParts<W>): z.ZodType<Cost<W>> =>
  z.strictObject({ cost: boundSchema(parts) });
