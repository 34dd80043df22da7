// multicolored: a card of two colours or more.
import { z } from 'zod';

export const follows = 'color';

export interface Multicolored {
  multicolored: true;
}

export const schema = () => z.strictObject({ multicolored: z.literal(true) });
