// What a scenario may set up: the fields of `start`, `me` and `foe`, checked before anything is laid out.
// Invariant: a setup that passes holds only known fields; a mistake becomes one sentence that names the field.
// Next: arrange.ts for laying it out; ../README.md for what each field means.

import { z } from 'zod';
import { keywords, turnLogs } from './vocabulary';

const who = z.enum(['me', 'foe']);
const count = z.int().min(0);

/** Lets a plain word stand for the object whose first field it is. */
const orWord = <T extends z.ZodType>(field: string, full: T) =>
  z.preprocess((given) => (typeof given === 'string' ? { [field]: given } : given), full);

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
const loose = orWord('card', z.strictObject({ card: z.string(), seen: z.boolean().default(false) }));
const lifeCard = orWord(
  'card',
  z.strictObject({ card: z.string(), up: z.boolean().default(false), seen: z.boolean().default(false) }),
);

const don = z.preprocess(
  (given) => (typeof given === 'number' ? { active: given } : given),
  z.strictObject({
    active: count.default(0),
    rested: count.default(0),
    /** In the DON!! deck; what is left of ten if absent. */
    deck: count.optional(),
  }),
);

const side = z.strictObject({
  leader: onField.optional(),
  characters: z.array(onField).max(5).default([]),
  stage: onField.optional(),
  hand: z.array(loose).default([]),
  /** Top first; cards without text where none are listed, because an empty deck loses at once. */
  deck: z.array(loose).optional(),
  /** So many cards without text under the listed ones. */
  filler: count.optional(),
  /** Oldest first. */
  trash: z.array(z.string()).default([]),
  /** Top first, or how many cards without text. */
  life: z.union([z.array(lifeCard), count]).default(5),
  don: don.default({ active: 0, rested: 0 }),
  /** What texts that look back find in this turn. */
  happened: z.array(z.enum(turnLogs)).default([]),
});

const start = z.preprocess(
  (given) => (given === 'setup' ? { setup: true } : given),
  z.strictObject({
    /** Begin before the first draw, decks as listed; or `shuffled`: before the shuffle, and before who starts is chosen. */
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

function sentence(error: z.ZodError): string {
  const issue = error.issues[0];
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const field = issue.keys.map((key) => `"${key}"`).join(', ');
    return path === '' ? `there is no field ${field}` : `${path}: there is no field ${field}`;
  }
  return `${path === '' ? 'the setup' : path}: ${issue.message}`;
}

/** What can be there before the first draw. */
const BEFORE_THE_DRAW = new Set(['leader', 'deck', 'filler', 'don', 'life']);

const isSet = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

function checkEarly(data: Setup): void {
  for (const seat of ['me', 'foe'] as const) {
    const early = Object.entries(data[seat]).find(
      ([field, value]) => isSet(value) && !BEFORE_THE_DRAW.has(field),
    );
    if (early !== undefined) throw new Error(`${seat}.${early[0]}: cannot be set before the first draw`);
  }
}

/** Throws a sentence naming the first bad field. */
export function readSetup(given: unknown): Setup {
  const read = setup.safeParse(given);
  if (!read.success) throw new Error(sentence(read.error));
  if (read.data.start.setup !== undefined) checkEarly(read.data);
  return read.data;
}
