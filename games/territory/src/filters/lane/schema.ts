// lane: in the lane of this number, or in one of the two outermost.
import { z } from 'zod';

export const follows = 'other';

export interface Lane {
  lane: number | 'edge';
}

export const schema = () => z.strictObject({ lane: z.union([z.int().min(1), z.literal('edge')]) });
