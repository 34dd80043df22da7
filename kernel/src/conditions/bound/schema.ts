// bound: whose side the thing that a register holds was on.
import { z } from 'zod';
import { register } from '../../ability/schema';

export interface Bound {
  bound: string;
  side: 'player' | 'opponent';
}

export const schema = () => z.strictObject({ bound: register, side: z.enum(['player', 'opponent']) });
