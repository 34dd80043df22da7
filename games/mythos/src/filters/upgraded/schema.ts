// upgraded: a character on top of another.
import { z } from 'zod';

export const follows = 'hidden';

export interface Upgraded {
  upgraded: true;
}

export const schema = () => z.strictObject({ upgraded: z.literal(true) });
