// printedCost: the cost printed on its card.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';
import { type BoundOf, boundSchema } from '../../bound';

export const follows = 'printedPower';

export interface PrintedCost<W extends WordTypes> {
  printedCost: BoundOf<W>;
}

export const schema = <W extends WordTypes>(parts: WordParts<W>): z.ZodType<PrintedCost<W>> =>
  z.strictObject({ printedCost: boundSchema(parts) });
