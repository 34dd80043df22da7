// printedPower: the Power printed on its card.
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';
import { type BoundOf, boundSchema } from '../../bound';

export const follows = 'basis';

export interface PrintedPower<W extends WordTypes> {
  printedPower: BoundOf<W>;
}

export const schema = <W extends WordTypes>(parts: WordParts<W>): z.ZodType<PrintedPower<W>> =>
  z.strictObject({ printedPower: boundSchema(parts) });
