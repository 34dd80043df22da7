// The files a designer writes: characters, missions, JUTSU cards and decks.
// Invariant: a card has no rules text of its own; its text is generated from its abilities.
// Next: ../ability.ts for abilities, pool.ts for the files read and checked.
import { z } from 'zod';
import { ability, filterSchema } from '../ability';

const text = z.string().min(1);
const id = z.string().regex(/^[A-Z]+-[A-Z]?\d+[a-z]?(-[A-Z]+)?$/, 'a set and a number, such as "KS-044"');
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case words joined by hyphens');
const bilingual = z.strictObject({ en: text, fr: text });
/** The English name decides uniqueness and upgrades (8.5); the French one is given if it differs. */
const name = z.strictObject({ en: text, fr: text.optional() });

/** The same version with other artwork: it counts together with its card (3.2). */
const variant = z.strictObject({
  id,
  rarity: z.enum(['RA', 'MV', 'SV']),
  title: bilingual,
  poolSeed: z.boolean(),
});

const every = {
  id,
  name,
  number: z.int().min(0),
  /** In the product's pool of cards with artwork (3.5), a filter that a deck format may choose. */
  poolSeed: z.boolean(),
  abilities: z.array(ability),
};
const played = { cost: z.int().min(0), keywords: z.array(text), group: text.optional() };

export const cardSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...every,
    kind: z.literal('character'),
    title: bilingual,
    ...played,
    power: z.int().min(0),
    rarity: z.enum(['C', 'UC', 'R', 'S', 'M', 'L']),
    variants: z.array(variant),
  }),
  z.strictObject({
    ...every,
    kind: z.literal('mission'),
    points: z.int().min(0),
    rarity: z.literal('MISSION'),
  }),
  z.strictObject({
    ...every,
    kind: z.literal('jutsu'),
    ...played,
    rarity: z.enum(['C', 'UC', 'R']),
    /** Requirements for the character it is played with; any if absent. */
    host: z.array(filterSchema).min(1).optional(),
  }),
]);
export type Card = z.infer<typeof cardSchema>;
export type CharacterCard = Extract<Card, { kind: 'character' }>;
export type MissionCard = Extract<Card, { kind: 'mission' }>;
export type JutsuCard = Extract<Card, { kind: 'jutsu' }>;

export const deckSchema = z.strictObject({
  id: slug,
  name: bilingual,
  /** One sentence: the deck's plan. */
  plan: bilingual,
  /** The only ruleset that allows it, if it is not for all. */
  ruleset: z.literal('jutsu').optional(),
  cards: z.record(id, z.int().min(1)),
  missions: z.array(id),
});
export type Deck = z.infer<typeof deckSchema>;
