// trash: so many cards in the trash of a side.
import { type Side, sides } from '@sleight/kernel/ability/schema';
import { z } from 'zod';
import { type Limit, limited } from '../../limit';

export const follows = 'hand';

export interface Trash {
  trash: { side: Side } & Limit;
}

export const schema = (): z.ZodType<Trash> => z.strictObject({ trash: limited({ side: z.enum(sides) }) });
