// The files a designer writes: cards and decks.
// Invariant: a card has no rules text of its own; its text is generated from its abilities.
// Next: ../ability.ts for abilities, pool.ts for the files read and checked.

import { z } from 'zod';
import { ability } from '../ability';

const bilingual = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });

export const cardSchema = z.strictObject({
  id: z.string().min(1),
  name: bilingual,
  strength: z.int().min(0),
  set: z.string().min(1),
  abilities: z.array(ability),
});
export type Card = z.infer<typeof cardSchema>;

export const deckSchema = z.strictObject({
  id: z.string().min(1),
  name: bilingual,
  cards: z.record(z.string(), z.int().min(1)),
});
