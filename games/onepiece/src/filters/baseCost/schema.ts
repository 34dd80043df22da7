// baseCost: the cost printed on it, or that a text set as its base.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';
import { type BoundOf, boundSchema } from '../../bound';

export const follows = 'cost';

export interface BaseCost<W extends WordTypes> {
  baseCost: BoundOf<W>;
}

export const schema = <W extends WordTypes>(parts: WordParts<W>): z.ZodType<BaseCost<W>> =>
  z.strictObject({ baseCost: boundSchema(parts) });
