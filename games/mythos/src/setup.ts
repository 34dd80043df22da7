// What a scenario may set up: the fields of `start`, `me` and `foe`, checked before anything is laid out.
// Invariant: a setup that passes holds only known fields; a mistake becomes one sentence that names the field.
// Next: arrange.ts for laying it out.

import { z } from 'zod';

const who = z.enum(['me', 'foe']);
const count = z.int().min(0);
const turn = z.int().min(1).max(4);

/** Lets a plain word stand for the object whose first field it is. */
const orWord = <T extends z.ZodType>(field: string, full: T) =>
  z.preprocess((given) => (typeof given === 'string' ? { [field]: given } : given), full);

const character = orWord(
  'card',
  z.strictObject({
    card: z.string(),
    hidden: z.boolean().default(false),
    tokens: count.default(0),
    /** The cards under it, top to bottom. */
    under: z.array(z.string()).default([]),
    /** Whose cards these are, if they were stolen. */
    owner: who.optional(),
    /** The character on the same side that holds it; without, control is for good. */
    linked: z.string().optional(),
    /** Put into play, revealed or upgraded in its controller's previous player turn. */
    playedLastTurn: z.boolean().default(false),
    /** Everyone knows what it is although it is hidden. */
    seen: z.boolean().default(false),
    /** Exactly who knows what it is, if it is hidden; its controller and its owner by default. */
    knownTo: z.array(who).optional(),
  }),
);
const loose = orWord('card', z.strictObject({ card: z.string(), seen: z.boolean().default(false) }));

const side = z.strictObject({
  hand: z.array(loose).default([]),
  deck: z.array(loose).default([]),
  filler: count.default(0),
  discard: z.array(z.string()).default([]),
  at: z
    .record(z.string().regex(/^[1-4]$/, 'must be the number of a mission'), z.array(character))
    .default({}),
  chakra: count.default(0),
  points: count.default(0),
  passed: z.boolean().default(false),
  /** Three missions, for a start before the shuffle; or the one that lies aside. */
  missions: z.array(z.string()).default([]),
});

const start = z.preprocess(
  (given) => (given === 'setup' ? { setup: true } : given),
  z.strictObject({
    /** Begin before the first draw, decks as listed; or `shuffled`: before missions are picked and decks shuffled. */
    setup: z.union([z.literal(true), z.literal('shuffled')]).optional(),
    turn: turn.optional(),
    phase: z.enum(['start', 'action', 'mission', 'end']).default('action'),
    active: who.optional(),
    /** `me` if it is not said. */
    edge: who.optional(),
    /** Missions in play in rank order; plain ones without text and base points where none is given. */
    missions: z.array(z.string()).max(4).optional(),
    /** Missions of later turns, next first. */
    missionDeck: z.array(z.string()).optional(),
  }),
);

const setup = z.strictObject({ start, me: side.prefault({}), foe: side.prefault({}) });

export type Setup = z.infer<typeof setup>;
export type SideSetup = z.infer<typeof side>;
export type CharacterSetup = z.infer<typeof character>;

/** What can be there before the first draw. */
const BEFORE_THE_DRAW = new Set(['deck', 'filler', 'missions']);

function sentence(error: z.ZodError): string {
  const issue = error.issues[0];
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const field = issue.keys.map((key) => `"${key}"`).join(', ');
    return path === '' ? `there is no field ${field}` : `${path}: there is no field ${field}`;
  }
  return `${path === '' ? 'the setup' : path}: ${issue.message}`;
}

const isSet = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

function checkEarly(data: Setup): void {
  const { setup: how, turn: at, missions, active, edge, missionDeck } = data.start;
  if (at !== undefined || missions !== undefined || active !== undefined)
    throw new Error('start.setup: the match begins with turn 1; only "edge" and "missionDeck" can be set');
  if (how === 'shuffled' && (edge !== undefined || missionDeck !== undefined))
    throw new Error(
      'start.setup: with "shuffled" the Edge and the mission deck are drawn at random; neither "edge" nor "missionDeck" can be set',
    );
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
