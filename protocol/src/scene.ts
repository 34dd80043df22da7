// Schemas of the table: what is drawn and what moves. The kit's scene.ts and staging.ts define the meaning.
import type { Touch } from '@sleight/kernel';
import type { Scene, Staged } from '@sleight/kit';
import { z } from 'zod';
import { saidSchema } from './said';

export const seatSchema = z.union([z.literal(0), z.literal(1)]);

/** One value for each seat. */
export const bySeat = <T extends z.ZodType>(one: T) => z.tuple([one, one]);

export const touchSchema: z.ZodType<Touch> = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('card'), def: z.string(), zone: z.number().int().nullable() }),
    z.object({ kind: z.literal('object'), id: z.number().int() }),
    z.object({ kind: z.literal('place'), index: z.number().int() }),
    z.object({ kind: z.literal('modifier'), id: z.number().int() }),
    z.object({ kind: z.literal('counter'), id: z.string(), seat: z.number().int() }),
    z.object({ kind: z.literal('seat'), seat: z.number().int() }),
  ])
  .meta({
    description:
      'A card, object, place, modifier, counter or seat that the pick is about: light it, let it be clicked or dragged',
  });

const words = z.array(saidSchema).optional();
const isSo = z.literal(true).optional();

const pieceSchema = z.object({
  id: z.string(),
  touch: touchSchema.nullable(),
  card: z.string().nullable(),
  face: z.enum(['up', 'down', 'secret']),
  numbers: z.array(z.object({ id: z.string(), printed: z.number(), now: z.number() })).optional(),
  tokens: z.array(z.object({ id: z.string(), label: saidSchema, n: z.number() })).optional(),
  isRested: isSo,
  under: z.array(z.string().nullable()).optional(),
  words,
  depth: z.number().int().optional(),
});

const partSchema = z.object({
  label: saidSchema.nullable(),
  amount: z.number().nullable(),
  piece: z.string().nullable(),
  counts: z.boolean(),
  adds: isSo,
});

const noteSchema = z.object({
  say: saidSchema,
  label: saidSchema.nullable(),
  piece: z.string(),
  counts: z.boolean(),
});

const sumSchema = z.object({
  id: z.string(),
  whose: seatSchema,
  label: saidSchema,
  now: z.number(),
  isAhead: isSo,
  parts: z.array(partSchema).optional(),
});

const areaKinds = [
  'hand',
  'pile',
  'row',
  'slot',
  'lane',
  'mission',
  'leader',
  'stage',
  'life',
  'composer',
  'past',
  'shown',
] as const;

export const areaSchema = z.object({
  id: z.string(),
  kind: z.enum(areaKinds),
  whose: seatSchema.nullable(),
  lane: z.number().int(),
  label: saidSchema,
  touch: touchSchema.nullable(),
  count: z.number().int(),
  pieces: z.array(pieceSchema),
  sums: z.array(sumSchema).optional(),
  notes: z.array(noteSchema).optional(),
  words,
  room: z.number().int().optional(),
  maybe: z.array(z.object({ card: z.string(), n: z.number().int() })).optional(),
});

const roundSchema = z.object({
  label: saidSchema,
  sides: z.array(
    z.object({
      whose: seatSchema,
      cards: z.array(z.string()),
      numbers: z.record(z.string(), z.number()),
      words: z.array(saidSchema),
    }),
  ),
});

export const sceneSchema: z.ZodType<Scene> = z
  .object({
    heading: z.object({ turn: saidSchema, phase: saidSchema.nullable() }),
    seats: z.array(z.object({ seat: seatSchema, isActive: z.boolean(), words: z.array(saidSchema) })),
    areas: z.array(areaSchema),
    counters: z.array(
      z.object({
        id: z.string(),
        whose: seatSchema,
        label: saidSchema,
        value: z.number(),
        most: z.number().optional(),
      }),
    ),
    effects: z.array(
      z.object({
        id: z.string(),
        touch: touchSchema,
        on: touchSchema,
        tone: z.enum(['good', 'bad', 'plain']),
        say: saidSchema,
      }),
    ),
    links: z.array(z.object({ id: z.string(), from: z.string(), to: z.string(), label: saidSchema })),
    rounds: z.array(roundSchema).optional(),
  })
  .meta({ description: 'The table as one seat sees it, ready to be drawn' });

const hows = [
  'deal',
  'play',
  'move',
  'merge',
  'leave',
  'flip',
  'look',
  'mark',
  'roll',
  'score',
  'banner',
  'attack',
  'pulse',
  'shuffle',
  'sweep',
  'toss',
  'token',
  'layer',
  'say',
  'end',
  'quiet',
] as const;

export const stagedSchema: z.ZodType<Staged> = z
  .object({
    verb: z.string(),
    how: z.enum(hows),
    seat: seatSchema.optional(),
    card: z.string().optional(),
    piece: z.string().optional(),
    with: z.string().optional(),
    from: z.string().optional(),
    to: z.string().optional(),
    counter: z.string().optional(),
    amount: z.number().optional(),
    by: z.string().optional(),
    byCardOf: seatSchema.optional(),
  })
  .meta({
    description:
      'What happened, redacted: for motion and sound, by ids of the scene before or after; a cause (`by`) may have left earlier',
  });
