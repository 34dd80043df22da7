// bound: what a register holds fits these filters.
import { register } from '@sleight/kernel/ability/schema';
import type { WordParts, WordTypes } from '@sleight/kernel/ability/words';
import { z } from 'zod';

export const follows = 'did';

export interface Bound<W extends WordTypes> {
  bound: string;
  filters: W['Filter'][];
}

export const schema = <W extends WordTypes>({ filter }: WordParts<W>): z.ZodType<Bound<W>> =>
  z.strictObject({ bound: register, filters: z.array(filter).min(1) });
