// playedThisTurn: it came into play this turn.
import { z } from 'zod';

export const follows = 'donGiven';

export interface PlayedThisTurn {
  playedThisTurn: true;
}

export const schema = () => z.strictObject({ playedThisTurn: z.literal(true) });
