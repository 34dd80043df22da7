// The files a designer writes: cards, leaders, decks and factions.
// Invariant: a card has no rules text of its own; its text is generated from its abilities.
// Next: ../ability.ts for abilities, pool.ts for the files read and checked.
import { inBoth } from '@sleight/kernel/problems';
import { z } from 'zod';
import { ability } from '../ability';

const id = z
  .string()
  .refine(
    (name) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name),
    inBoth(
      'must be lower case words joined by hyphens',
      'doit être en minuscules, les mots joints par des tirets',
    ),
  );
const bilingual = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });

export const factionSchema = z.strictObject({ id, name: bilingual, theme: bilingual });
export type Faction = z.infer<typeof factionSchema>;

const printed = { id, name: bilingual };
const built = { faction: id, set: id, deckLimit: z.int().min(1).optional(), abilities: z.array(ability) };

export const cardSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...printed, kind: z.literal('unit'), power: z.int().min(0), ...built }),
  z.strictObject({ ...printed, kind: z.literal('action'), ...built }),
  z.strictObject({
    ...printed,
    kind: z.literal('leader'),
    faction: id,
    set: id,
    abilities: z.array(ability),
  }),
]);
export type Card = z.infer<typeof cardSchema>;

export const deckSchema = z.strictObject({
  id,
  name: bilingual,
  archetype: id,
  leader: id,
  cards: z.record(id, z.int().min(1)),
});
export type Deck = z.infer<typeof deckSchema>;
