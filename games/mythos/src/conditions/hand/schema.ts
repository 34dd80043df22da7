// hand: a player has exactly so many cards in hand.
import { z } from 'zod';

export const follows = 'edge';

export interface Hand {
  hand: { side: 'player' | 'opponent'; eq: number };
}

export const schema = () =>
  z.strictObject({ hand: z.strictObject({ side: z.enum(['player', 'opponent']), eq: z.int() }) });
