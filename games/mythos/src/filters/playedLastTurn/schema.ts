// playedLastTurn: played in the opponent's previous turn.
import { z } from 'zod';

export const follows = 'highest';

export interface PlayedLastTurn {
  playedLastTurn: true;
}

export const schema = () => z.strictObject({ playedLastTurn: z.literal(true) });
