// basePower: the power printed on it, or that a text set as its base.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';
import { type BoundOf, boundSchema } from '../../bound';

export const follows = 'power';

export interface BasePower<W extends WordTypes> {
  basePower: BoundOf<W>;
}

export const schema = <W extends WordTypes>(parts: WordParts<W>): z.ZodType<BasePower<W>> =>
  z.strictObject({ basePower: boundSchema(parts) });
