// What a scenario may set up: the fields of `start`, `me` and `foe`, checked before anything is laid out.
// Invariant: a setup that passes holds only known fields; a mistake becomes one sentence that names the field.
// Next: arrange.ts for laying it out.

import { z } from 'zod';
import { ability } from './ability';

const who = z.enum(['me', 'foe']);
const count = z.int().min(0);

/** Lets a plain word stand for the object whose first field it is. */
const orWord = <T extends z.ZodType>(field: string, full: T) =>
  z.preprocess((given) => (typeof given === 'string' ? { [field]: given } : given), full);

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
const loose = orWord('card', z.strictObject({ card: z.string(), seen: z.boolean().default(false) }));

/** An effect is a card that gives it, its English text, or an ability; `by` says who made it. */
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

const start = z.preprocess(
  (given) => (given === 'setup' ? { setup: true } : given),
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

/** What can be there before the first draw. */
const BEFORE_THE_DRAW = new Set(['deck', 'filler', 'leader']);

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

/** Throws a sentence naming the first bad field. */
export function readSetup(given: unknown): Setup {
  const read = setup.safeParse(given);
  if (!read.success) throw new Error(sentence(read.error));
  const { data } = read;
  if (data.start.setup !== true) return data;
  if (data.start.round !== undefined || data.start.priority !== undefined)
    throw new Error('start.setup: the match begins in round 1; only "first" can be set');
  for (const seat of ['me', 'foe'] as const) {
    const early = Object.entries(data[seat]).find(
      ([field, value]) => isSet(value) && !BEFORE_THE_DRAW.has(field),
    );
    if (early !== undefined) throw new Error(`${seat}.${early[0]}: cannot be set before the first draw`);
  }
  return data;
}
