// The setup of a scenario: the fields of `start`, `me` and `foe`, checked before anything is laid out.
// Invariant: a valid setup has only known fields; a mistake becomes one sentence that names the field.
// Next: arrange.ts for laying it out.

import { count, loose, onlyBeforeTheDraw, orSetup, orWord, readWith, who } from '@sleight/kit/setup';
import { z } from 'zod';
import { ability } from './ability';

const unit = orWord(
  'card',
  z.strictObject({
    card: z.string(),
    damage: count.default(0),
    bonus: z.int().default(0),
    used: z.boolean().default(false),
  }),
);
const leader = orWord('card', z.strictObject({ card: z.string(), used: z.boolean().default(false) }));

/** An effect is a card that grants it, its English text, or an ability; `by` names its maker. */
const effect = z.preprocess(
  (given) =>
    typeof given === 'string' || (typeof given === 'object' && given !== null && 'type' in given)
      ? { effect: given }
      : given,
  z.strictObject({ effect: z.union([z.string(), ability]), by: who.optional() }),
);

const byLane = <T extends z.ZodType>(what: T) =>
  z.record(z.string().regex(/^[1-9]$/, 'must be the number of a lane'), what);

const side = z.strictObject({
  hand: z.array(loose).default([]),
  deck: z.array(loose).default([]),
  filler: count.default(0),
  discard: z.array(z.string()).default([]),
  slots: byLane(unit).default({}),
  effects: byLane(z.array(effect)).default({}),
  lanes: byLane(z.array(effect)).default({}),
  leader: leader.optional(),
  passed: z.boolean().default(false),
  gained: count.default(0),
  lost: count.default(0),
  marks: count.default(0),
  nextUnit: count.default(0),
});

const start = orSetup(
  z.strictObject({
    /** Begin before the first draw. */
    setup: z.literal(true).optional(),
    round: z.int().min(1).optional(),
    priority: who.optional(),
    first: who.optional(),
  }),
);

const setup = z.strictObject({ start, me: side.prefault({}), foe: side.prefault({}) });

export type Setup = z.infer<typeof setup>;
export type SideSetup = z.infer<typeof side>;
export type UnitSetup = z.infer<typeof unit>;
export type EffectSetup = z.infer<typeof effect>;

/** The fields allowed before the first draw. */
const BEFORE_THE_DRAW = ['deck', 'filler', 'leader'];

/** Throws a sentence naming the first bad field. */
export function readSetup(given: unknown): Setup {
  const read = readWith(setup, given);
  const { start } = read;
  if (start.setup !== true) return read;
  if (start.round !== undefined || start.priority !== undefined)
    throw new Error('start.setup: the match begins in round 1; only "first" can be set');
  onlyBeforeTheDraw(read, BEFORE_THE_DRAW);
  return read;
}
