// The setup of a scenario: the fields of `start`, `me` and `foe`, checked before anything is laid out.
// Invariant: a valid setup has only known fields; a mistake becomes one sentence that names the field.
// Next: arrange.ts for laying it out; ../README.md for each field.

import { count, loose, onlyBeforeTheDraw, orSetup, orWord, readWith, who } from '@sleight/kit/setup';
import { z } from 'zod';
import { keywords, turnLogs } from './vocabulary';

const onField = orWord(
  'card',
  z.strictObject({
    card: z.string(),
    rested: z.boolean().default(false),
    don: count.default(0),
    /** Entered play this turn. */
    playedThisTurn: z.boolean().default(false),
    /** Changes that last until the end of this turn. */
    power: z.int().default(0),
    cost: z.int().default(0),
    keywords: z.array(z.enum(keywords)).default([]),
    /** Will not become active in the next Refresh Phase. */
    frozen: z.boolean().default(false),
    negated: z.boolean().default(false),
    /** Its [Once Per Turn] texts are used up. */
    used: z.boolean().default(false),
  }),
);
const lifeCard = orWord(
  'card',
  z.strictObject({ card: z.string(), up: z.boolean().default(false), seen: z.boolean().default(false) }),
);

const don = z.preprocess(
  (given) => (typeof given === 'number' ? { active: given } : given),
  z.strictObject({
    active: count.default(0),
    rested: count.default(0),
    /** In the DON!! deck; by default the rest of ten. */
    deck: count.optional(),
  }),
);

const side = z.strictObject({
  leader: onField.optional(),
  characters: z.array(onField).max(5).default([]),
  stage: onField.optional(),
  hand: z.array(loose).default([]),
  /** Top first; cards without text by default, because an empty deck loses at once. */
  deck: z.array(loose).optional(),
  /** The number of cards without text under the listed ones. */
  filler: count.optional(),
  /** Oldest first. */
  trash: z.array(z.string()).default([]),
  /** Top first, or a number of cards without text. */
  life: z.union([z.array(lifeCard), count]).default(5),
  don: don.default({ active: 0, rested: 0 }),
  /** Past events of this turn, for texts that look back. */
  happened: z.array(z.enum(turnLogs)).default([]),
});

const start = orSetup(
  z.strictObject({
    /** Begin before the first draw, decks as listed; or `shuffled`: before the shuffle, and before the first player is chosen. */
    setup: z.union([z.literal(true), z.literal('shuffled')]).optional(),
    /** Number of the turn, counting both players' turns. */
    turn: z.int().min(1).default(5),
    active: who.default('me'),
    /** `start`: before the Refresh Phase of `active`; `draw`: before the Draw Phase. */
    phase: z.enum(['start', 'draw', 'main', 'end']).default('main'),
    /** A battle before its Block Step, with `active` attacking. */
    battle: z.strictObject({ attacker: z.string(), target: z.string() }).optional(),
  }),
);

const setup = z.strictObject({ start, me: side.prefault({}), foe: side.prefault({}) });

export type Setup = z.infer<typeof setup>;
export type SideSetup = z.infer<typeof side>;
export type FieldSetup = z.infer<typeof onField>;

/** The fields allowed before the first draw. */
const BEFORE_THE_DRAW = ['leader', 'deck', 'filler', 'don', 'life'];

/** Throws a sentence naming the first bad field. */
export function readSetup(given: unknown): Setup {
  const read = readWith(setup, given);
  if (read.start.setup !== undefined) onlyBeforeTheDraw(read, BEFORE_THE_DRAW);
  return read;
}
