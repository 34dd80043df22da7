// The setup of a scenario: the fields of `start`, `me` and `foe`, checked before anything is laid out.
// Invariant: a valid setup has only known fields; a mistake becomes one sentence that names the field.
// Next: arrange.ts for laying it out.

import { count, loose, onlyBeforeTheDraw, orSetup, orWord, readWith, who } from '@sleight/kit/setup';
import { z } from 'zod';

const turn = z.int().min(1).max(4);

const character = orWord(
  'card',
  z.strictObject({
    card: z.string(),
    hidden: z.boolean().default(false),
    tokens: count.default(0),
    /** The cards under it, top to bottom. */
    under: z.array(z.string()).default([]),
    /** The owner of these cards, if they were stolen. */
    owner: who.optional(),
    /** The character on the same side that holds it; without it, control is permanent. */
    linked: z.string().optional(),
    /** Put into play, revealed or upgraded in its controller's previous player turn. */
    playedLastTurn: z.boolean().default(false),
    /** Both players know it although it is hidden. */
    seen: z.boolean().default(false),
    /** Exactly who knows it, if it is hidden; its controller and its owner by default. */
    knownTo: z.array(who).optional(),
  }),
);

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
  /** Three missions, for a start before the shuffle; or the one set aside. */
  missions: z.array(z.string()).default([]),
});

const start = orSetup(
  z.strictObject({
    /** Begin before the first draw, decks as listed; or `shuffled`: before missions are picked and decks shuffled. */
    setup: z.union([z.literal(true), z.literal('shuffled')]).optional(),
    turn: turn.optional(),
    phase: z.enum(['start', 'action', 'mission', 'end']).default('action'),
    active: who.optional(),
    /** `me` by default. */
    edge: who.optional(),
    /** Missions in play in rank order; plain ones without text and base points by default. */
    missions: z.array(z.string()).max(4).optional(),
    /** Missions of later turns, next first. */
    missionDeck: z.array(z.string()).optional(),
  }),
);

const setup = z.strictObject({ start, me: side.prefault({}), foe: side.prefault({}) });

export type Setup = z.infer<typeof setup>;
export type SideSetup = z.infer<typeof side>;
export type CharacterSetup = z.infer<typeof character>;

/** The fields allowed before the first draw. */
const BEFORE_THE_DRAW = ['deck', 'filler', 'missions'];

function checkEarly(data: Setup): void {
  const { setup: how, turn: at, missions, active, edge, missionDeck } = data.start;
  if (at !== undefined || missions !== undefined || active !== undefined)
    throw new Error('start.setup: the match begins with turn 1; only "edge" and "missionDeck" can be set');
  if (how === 'shuffled' && (edge !== undefined || missionDeck !== undefined))
    throw new Error(
      'start.setup: with "shuffled" the Edge and the mission deck are drawn at random; neither "edge" nor "missionDeck" can be set',
    );
  onlyBeforeTheDraw(data, BEFORE_THE_DRAW);
}

/** Throws a sentence naming the first bad field. */
export function readSetup(given: unknown): Setup {
  const read = readWith(setup, given);
  if (read.start.setup !== undefined) checkEarly(read);
  return read;
}
