// stat: the power or cost of what a register holds, or how many it holds.
import { register } from '@sleight/kernel/ability/schema';
import { z } from 'zod';

export const follows = 'whole';

export interface Stat {
  stat: 'power' | 'cost' | 'count';
  of: string;
  times?: number;
}

export const schema = () =>
  z.strictObject({ stat: z.enum(['power', 'cost', 'count']), of: register, times: z.int().optional() });
