// donGiven: with so many DON!! cards given to it.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';
import { type BoundOf, boundSchema } from '../../bound';

export const follows = 'counter';

export interface DonGiven<W extends WordTypes> {
  donGiven: BoundOf<W>;
}

export const schema = <W extends WordTypes>(parts: WordParts<W>): z.ZodType<DonGiven<W>> =>
  z.strictObject({ donGiven: boundSchema(parts) });
