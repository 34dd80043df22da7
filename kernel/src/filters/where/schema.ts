// where: a condition holds, read from the candidate: its close allies, not yours.
import { z } from 'zod';
import type { WordParts, WordTypes } from '../../ability/words';

export interface Where<W extends WordTypes> {
  where: W['Cond'];
}

export const schema = <W extends WordTypes>({ cond }: WordParts<W>): z.ZodType<Where<W>> =>
  z.strictObject({ where: cond });
