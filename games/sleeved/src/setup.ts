// The setup of a scenario: the fields of `start`, `me` and `foe`, checked before anything is laid out.
// Invariant: a setup that passes holds only known fields; a mistake becomes one sentence that names the field.
// Next: arrange.ts for laying it out.

import { fieldProblems, refusalOf } from '@sleight/kernel/problems';
import { z } from 'zod';

const count = z.int().min(0);
const names = z.array(z.string());

/** A card that only its holder knows, or that everyone has seen. */
const held = z.array(
  z.union([
    z.string().transform((card) => ({ card, seen: false })),
    z.strictObject({ card: z.string(), seen: z.boolean().default(false) }),
  ]),
);

const side = z.strictObject({
  /** Sleeves used in this cycle; all others are available. */
  used: names.default([]),
  animals: held.default([]),
  hand: held.default([]),
  /** Equipment, top first; only the listed cards. */
  deck: names.default([]),
  discard: names.default([]),
  score: count.default(0),
  /** Persistent totals gained in the round before. */
  damage: z.int().default(0),
  health: z.int().default(0),
  /** Initiative that this round's card has on top. */
  initiative: z.int().default(0),
  timeouts: count.default(0),
  /** The player's own animals, if the rules give each player some. */
  animalDeck: names.optional(),
  animalDiscard: names.default([]),
});

const start = z.strictObject({
  round: z.int().min(1).default(1),
  /** The shared animals, top first; without it all that are not named elsewhere, in card order. */
  animalDeck: names.optional(),
  animalDiscard: names.default([]),
});

const setup = z.strictObject({
  start: z.union([start, z.literal('setup')]),
  me: side.prefault({}),
  foe: side.prefault({}),
});

export type SideSetup = z.infer<typeof side>;
export type StartSetup = z.infer<typeof start>;
export type Setup = z.infer<typeof setup>;

export function readSetup(given: unknown): Setup {
  const read = setup.safeParse(given);
  if (read.success) return read.data;
  throw refusalOf({ en: '', fr: '' }, fieldProblems(setup, given));
}
