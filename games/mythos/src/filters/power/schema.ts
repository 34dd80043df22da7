// power: its Power now.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';
import { type BoundOf, boundSchema } from '../../bound';

export const follows = 'not';

export interface Power<W extends WordTypes> {
  power: BoundOf<W>;
}

export const schema = <W extends WordTypes>(parts: WordParts<W>): z.ZodType<Power<W>> =>
  z.strictObject({ power: boundSchema(parts) });
