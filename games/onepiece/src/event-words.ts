// What an ability of One Piece listens to, and what it takes the place of.
// Invariant: these types are exactly what the schemas accept.
// Next: words/events.ts for how they are said.
import { z } from 'zod';
import { player, type Target, targetSchema, type WhichPlayer } from './vocabulary';

export const causes = ['battle', 'effect', 'opponentEffect'] as const;
/** A further cause: the text of a Character in play or just K.O.'d; a [Trigger] does not count. */
export const whenCauses = [...causes, 'characterEffect'] as const;
export const events = [
  'attackDeclared',
  'battled',
  'becomesRested',
  'blockerActivated',
  'cardPlayed',
  'characterKOd',
  'dealsDamage',
  'donGiven',
  'donReturned',
  'eventActivated',
  'handTrashed',
  'leavesField',
  'lifeEmptied',
  'lifeLost',
  'takesDamage',
  'triggerActivated',
] as const;

export type Cause = (typeof causes)[number];
export type WhenCause = (typeof whenCauses)[number];
export type Event = (typeof events)[number];

/** The event: `side` is the player who did it, `subject` the card it happened to. */
export interface When {
  event: Event;
  side?: WhichPlayer;
  min?: number;
  subject?: Target;
  against?: Target;
  cause?: WhenCause;
  /** Another event that does as well: "when …, or when …". */
  or?: Omit<When, 'or'>;
}

export interface Replaces {
  event: 'ko' | 'remove' | 'rest';
  subject: Target;
  cause?: Cause;
}

const happening = {
  event: z.enum(events),
  side: player.optional(),
  min: z.int().min(2).optional(),
  subject: targetSchema.optional(),
  against: targetSchema.optional(),
  cause: z.enum(whenCauses).optional(),
};
export const whenSchema: z.ZodType<When> = z.strictObject({
  ...happening,
  or: z.strictObject(happening).optional(),
});
export const replacesSchema: z.ZodType<Replaces> = z.strictObject({
  event: z.enum(['ko', 'remove', 'rest']),
  subject: targetSchema,
  cause: z.enum(causes).optional(),
});
