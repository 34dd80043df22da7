// not: everything that the filter inside leaves out.
import { z } from 'zod';
import type { WordParts, WordTypes } from '../../ability/words';

export interface Not<W extends WordTypes> {
  not: W['Filter'];
}

export const schema = <W extends WordTypes>({ filter }: WordParts<W>): z.ZodType<Not<W>> =>
  z.strictObject({ not: filter });
