// hand: so many cards in the hand of a side.
import { type Side, sides } from '@sleight/kernel/ability/schema';
import { z } from 'zod';
import { type Limit, limited } from '../../limit';

export const follows = 'life';

export interface Hand {
  hand: { side: Side } & Limit;
}

export const schema = (): z.ZodType<Hand> => z.strictObject({ hand: limited({ side: z.enum(sides) }) });
