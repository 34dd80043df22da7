// life: so many Life cards of a side, or so many that lie one way.
import { type Side, sides } from '@sleight/kernel/ability/schema';
import { z } from 'zod';
import { type Limit, limited } from '../../limit';

export const follows = 'only';

export interface Life {
  life: { side: Side; face?: 'up' | 'down' } & Limit;
}

export const schema = (): z.ZodType<Life> =>
  z.strictObject({ life: limited({ side: z.enum(sides), face: z.enum(['up', 'down']).optional() }) });
