// lowest: the weakest or the cheapest of all that fit; ties are the decider's (11.6.2).
import { z } from 'zod';

export const follows = 'printedCost';

export interface Lowest {
  lowest: 'cost' | 'power';
}

export const schema = () => z.strictObject({ lowest: z.enum(['cost', 'power']) });
