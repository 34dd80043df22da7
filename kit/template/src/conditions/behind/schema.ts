// behind: you have fewer points than the other player.
import { z } from 'zod';

export interface Behind {
  behind: true;
}

export const schema = () => z.strictObject({ behind: z.literal(true) });
