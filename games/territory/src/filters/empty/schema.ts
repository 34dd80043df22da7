// empty: a lane with no units.
import { z } from 'zod';

export const follows = 'lane';

export interface Empty {
  empty: true;
}

export const schema = () => z.strictObject({ empty: z.literal(true) });
