// don: so many DON!! cards on the field of a side, or so many in one state.
import { type Side, sides } from '@sleight/kernel/ability/schema';
import { z } from 'zod';
import { type Limit, limited } from '../../limit';

export const follows = 'deck';

const states = ['active', 'rested', 'given'] as const;

export interface Don {
  don: { side: Side; state?: (typeof states)[number] } & Limit;
}

export const schema = (): z.ZodType<Don> =>
  z.strictObject({ don: limited({ side: z.enum(sides), state: z.enum(states).optional() }) });
