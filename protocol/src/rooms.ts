// Starting a match: how a room is created, and what its players are sent.
// Invariant: a deck contains only card ids; numbers and texts are the server's (strict objects refuse more).

import { z } from 'zod';
import { mannerSchema } from './manner';
import { changedRulesSchema } from './rules';
import { saidSchema } from './said';
import { bySeat } from './scene';
import { text } from './text';

export const roomCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-HJ-KM-NP-Z2-9]{6}$/);
export const matchIdSchema = z.string().regex(/^[\w-]{1,40}$/);

const name = text(1, 60);

/** A saved deck, a prebuilt deck, or the cards themselves by number. */
export const deckChoiceSchema = z.union([
  z.strictObject({ saved: name }),
  z.strictObject({ starter: name }),
  z.strictObject({ cards: z.array(name).max(200), leader: name.optional() }),
]);
export type DeckChoice = z.infer<typeof deckChoiceSchema>;

export const botSchema = z.strictObject({
  kind: z.literal('bot'),
  level: name,
  /** A character of the level; without one it plays at full strength. */
  persona: name.optional(),
  /** A language model's manner; other levels have none. */
  manner: mannerSchema.optional(),
});
export type BotChoice = z.infer<typeof botSchema>;

/** Pass and play. */
export const hotseatSchema = z.strictObject({ kind: z.literal('hotseat') });

const theirDeck = { deck: deckChoiceSchema.optional() };

export const opponentSchema = z.discriminatedUnion('kind', [
  /** The player who enters the code. */
  z.strictObject({ kind: z.literal('friend') }),
  botSchema.extend(theirDeck),
  hotseatSchema.extend(theirDeck),
]);

export const roomCreateSchema = z.strictObject({
  game: name,
  /** By default the game's first ruleset. */
  ruleset: name.optional(),
  /** Changes to it, validated by the game. */
  rules: changedRulesSchema.optional(),
  /** By default a prebuilt deck of the server's choice. */
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
  /** Display names of the players here, by seat. */
  players: bySeat(z.string().nullable()),
  /** The user's seat. */
  seat: z.number().int().min(0).max(1),
  match: z.string().nullable(),
});
export type RoomState = z.infer<typeof roomStateSchema>;

/** A room as seen before joining. */
export const roomSeenSchema = roomStateSchema.extend({
  /** The user's seat; null before joining. */
  seat: roomStateSchema.shape.seat.nullable(),
});
export type RoomSeen = z.infer<typeof roomSeenSchema>;

/** The result of `room:create`: a code to share, or a match that has already started. */
export const seatedSchema = z.object({ room: roomStateSchema.nullable(), match: z.string().nullable() });
export type RoomCreated = z.infer<typeof seatedSchema>;
