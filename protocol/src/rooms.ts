// Sitting down: what a room is made from, and what those inside are told.
// Invariant: a deck names cards and nothing else; numbers and texts are the server's (strict objects refuse more).

import { z } from 'zod';
import { mannerSchema } from './manner';
import { changedRulesSchema } from './rules';
import { saidSchema } from './said';
import { text } from './text';

export const roomCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-HJ-KM-NP-Z2-9]{6}$/);
export const matchIdSchema = z.string().regex(/^[\w-]{1,40}$/);

const name = text(1, 60);

/** A saved deck, a starter deck, or the cards themselves by number. */
export const deckChoiceSchema = z.union([
  z.strictObject({ saved: name }),
  z.strictObject({ starter: name }),
  z.strictObject({ cards: z.array(name).max(200), leader: name.optional() }),
]);
export type DeckChoice = z.infer<typeof deckChoiceSchema>;

export const botSchema = z.strictObject({
  kind: z.literal('bot'),
  level: name,
  /** A character of the level; without one it plays its best. */
  persona: name.optional(),
  /** How a language model plays; no other level has one. */
  manner: mannerSchema.optional(),
});
export type BotChoice = z.infer<typeof botSchema>;

/** Two people at one screen. */
export const hotseatSchema = z.strictObject({ kind: z.literal('hotseat') });

const theirDeck = { deck: deckChoiceSchema.optional() };

export const opponentSchema = z.discriminatedUnion('kind', [
  /** Somebody who types the code. */
  z.strictObject({ kind: z.literal('friend') }),
  botSchema.extend(theirDeck),
  hotseatSchema.extend(theirDeck),
]);

export const roomCreateSchema = z.strictObject({
  game: name,
  /** The game's first ruleset if absent. */
  ruleset: name.optional(),
  /** Changes to it; the game judges them. */
  rules: changedRulesSchema.optional(),
  /** A starter deck of the server's choice if absent. */
  deck: deckChoiceSchema.optional(),
  opponent: opponentSchema,
});
export type RoomCreate = z.infer<typeof roomCreateSchema>;

export const roomJoinSchema = z.strictObject({ code: roomCodeSchema, deck: deckChoiceSchema.optional() });
export const roomLookSchema = z.strictObject({ code: roomCodeSchema });
export const roomLeaveSchema = z.strictObject({ code: roomCodeSchema });

export const roomStateSchema = z.object({
  code: z.string(),
  game: z.string(),
  ruleset: z.string(),
  /** How the rules of this room differ from the ruleset, in words: "Lanes: 5 instead of 4". */
  changedRules: z.array(saidSchema),
  /** Display names of those who sit here, by seat. */
  players: z.array(z.string().nullable()).length(2),
  /** Which seat is yours. */
  seat: z.number().int().min(0).max(1),
  match: z.string().nullable(),
});
export type RoomState = z.infer<typeof roomStateSchema>;

/** A room as seen from its door. */
export const roomSeenSchema = roomStateSchema.extend({
  /** Which seat is yours; null for who would have to sit down first. */
  seat: roomStateSchema.shape.seat.nullable(),
});
export type RoomSeen = z.infer<typeof roomSeenSchema>;

/** What `room:create` comes to: a code to hand on, or a match that has already begun. */
export const seatedSchema = z.object({ room: roomStateSchema.nullable(), match: z.string().nullable() });
export type Seated = z.infer<typeof seatedSchema>;
