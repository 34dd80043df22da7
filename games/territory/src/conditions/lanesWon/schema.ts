// lanesWon: you won at least so many lanes.
import { z } from 'zod';

export const follows = 'bound';

export interface LanesWon {
  lanesWon: { gte: number };
}

export const schema = () => z.strictObject({ lanesWon: z.strictObject({ gte: z.int().min(1) }) });
