// noBaseEffect: a card with an empty text box.
import { z } from 'zod';

export const follows = 'hasEffect';

export interface NoBaseEffect {
  noBaseEffect: true;
}

export const schema = () => z.strictObject({ noBaseEffect: z.literal(true) });
