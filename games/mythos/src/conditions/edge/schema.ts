// edge: who has the Edge.
import { z } from 'zod';

export const follows = 'count';

export interface Edge {
  edge: 'player' | 'opponent';
}

export const schema = () => z.strictObject({ edge: z.enum(['player', 'opponent']) });
