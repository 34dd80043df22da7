// turnLog: something has happened this turn.
import { z } from 'zod';

export const follows = 'bound';

export const turnLogs = ['opponentCharacterKOd', 'handTrashed', 'eventActivated'] as const;

export interface TurnLog {
  turnLog: (typeof turnLogs)[number];
}

export const schema = () => z.strictObject({ turnLog: z.enum(turnLogs) });
