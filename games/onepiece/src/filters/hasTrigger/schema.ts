// hasTrigger: a card with a [Trigger].
import { z } from 'zod';

export const follows = 'hasKeyword';

export interface HasTrigger {
  hasTrigger: true;
}

export const schema = () => z.strictObject({ hasTrigger: z.literal(true) });
