// highest: the strongest of all that fit; ties are the decider's (11.6.2).
import { z } from 'zod';

export const follows = 'lowest';

export interface Highest {
  highest: 'power';
}

export const schema = () => z.strictObject({ highest: z.literal('power') });
