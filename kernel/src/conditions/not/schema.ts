// not: the condition inside does not hold.
import { z } from 'zod';
import type { WordParts, WordTypes } from '../../ability/words';

export interface Not<W extends WordTypes> {
  not: W['Cond'];
}

export const schema = <W extends WordTypes>({ cond }: WordParts<W>): z.ZodType<Not<W>> =>
  z.strictObject({ not: cond });
