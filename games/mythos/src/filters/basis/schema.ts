// basis: its printed Power and its tokens: what "Power" means in a static text (9.2).
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';
import { type BoundOf, boundSchema } from '../../bound';

export const follows = 'cost';

export interface Basis<W extends WordTypes> {
  basis: BoundOf<W>;
}

export const schema = <W extends WordTypes>(parts: WordParts<W>): z.ZodType<Basis<W>> =>
  z.strictObject({ basis: boundSchema(parts) });
