// deck: so many cards in the deck of a side.
import { type Side, sides } from '@sleight/kernel/ability/schema';
import { z } from 'zod';
import { type Limit, limited } from '../../limit';

export const follows = 'trash';

export interface Deck {
  deck: { side: Side } & Limit;
}

export const schema = (): z.ZodType<Deck> => z.strictObject({ deck: limited({ side: z.enum(sides) }) });
