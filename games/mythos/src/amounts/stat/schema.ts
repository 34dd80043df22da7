// stat: the Power or cost of what a register holds, or how much it counts.
import { register } from '@sleight/kernel/ability/schema';
import { z } from 'zod';

export const follows = 'whole';

export interface Stat {
  stat: 'power' | 'cost' | 'count';
  of: string;
}

export const schema = () => z.strictObject({ stat: z.enum(['power', 'cost', 'count']), of: register });
