// The files a designer writes: sleeves, animals and equipment (spec 1, 16).
// Invariant: an omitted stat is not the same as 0; a card has no text of its own, it is generated.
// Next: pool.ts for the files read and checked, ../words for the texts.

import { inBoth } from '@sleight/kernel/problems';
import { z } from 'zod';

const HYPHENS = inBoth(
  'lower case words joined by hyphens',
  "mots en minuscules joints par des traits d'union",
);
const id = z.string().refine((text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text), HYPHENS);
const bilingual = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });

export const SUMMED = ['damage', 'health'] as const;
export type Summed = (typeof SUMMED)[number];

const modifier = z.strictObject({ stat: z.enum(SUMMED), amount: z.int() });
export type Modifier = z.infer<typeof modifier>;

export const TRIGGERS = ['on_play', 'if_survives', 'if_destroyed', 'if_defeats', 'if_doesnt_defeat'] as const;
export type Trigger = (typeof TRIGGERS)[number];
export const TIMINGS = ['on_play', 'post_combat', 'end_of_round'] as const;
export type Timing = (typeof TIMINGS)[number];

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw_cards'), count: z.int().min(1) }),
  z.strictObject({ type: z.literal('modify_initiative'), amount: z.int() }),
  z.strictObject({ type: z.literal('add_persistent_modifier'), stat: z.enum(SUMMED), amount: z.int() }),
  z.strictObject({ type: z.literal('attack_again') }),
]);
export type Action = z.infer<typeof action>;

/** A rule of ours that a card breaks. */
const complain = (ctx: z.RefinementCtx, path: string[], en: string, fr: string): void =>
  ctx.addIssue({ code: 'custom', path, ...inBoth(en, fr) });

const effect = z
  .strictObject({ trigger: z.enum(TRIGGERS), timing: z.enum(TIMINGS), action })
  .superRefine(({ trigger, timing, action: { type } }, ctx) => {
    // The outcome of combat is not known before combat (7.3).
    if (timing === 'on_play' && trigger !== 'on_play') {
      complain(
        ctx,
        ['timing'],
        `an effect with trigger ${trigger} cannot happen before combat`,
        `un effet déclenché par ${trigger} ne peut pas avoir lieu avant le combat`,
      );
    }
    if (type === 'attack_again' && (trigger !== 'on_play' || timing !== 'on_play')) {
      complain(
        ctx,
        ['action'],
        'attack_again needs trigger and timing on_play',
        'attack_again demande le déclencheur et le moment on_play',
      );
    }
  });
export type Effect = z.infer<typeof effect>;

export const statsSchema = z.strictObject({
  damage: z.int().min(0).optional(),
  health: z.int().min(0).optional(),
  initiative: z.int().optional(),
  modifier: modifier.optional(),
  specialEffect: effect.optional(),
});
export type Stats = z.infer<typeof statsSchema>;
export type Stat = keyof Stats;
/** In the order in which a card lists them. */
export const STATS = [
  'damage',
  'health',
  'initiative',
  'modifier',
  'specialEffect',
] as const satisfies readonly Stat[];

const foreground = statsSchema.superRefine((stats, ctx) => {
  const isBlank = STATS.every((stat) => stats[stat] === undefined);
  if (isBlank) {
    complain(
      ctx,
      [],
      'a sleeve needs at least one foreground stat',
      'une pochette demande au moins une statistique au premier plan',
    );
  }
});

const printed = {
  id,
  /** Its place in the set: "card order" (12.4). Made-up cards without one come last. */
  number: z.int().min(1).default(9999),
  name: bilingual,
  /** Inactive cards are left out of new matches. */
  active: z.boolean().default(true),
  image: z.string().min(1).optional(),
};

export const cardSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...printed, kind: z.literal('sleeve'), background: statsSchema.default({}), foreground }),
  z.strictObject({
    ...printed,
    kind: z.literal('animal'),
    stats: statsSchema.required({ damage: true, health: true }),
  }),
  z.strictObject({
    ...printed,
    kind: z.literal('equipment'),
    stats: statsSchema,
    copies: z.int().min(1).default(1),
  }),
]);
export type Card = z.infer<typeof cardSchema>;
export type Kind = Card['kind'];
