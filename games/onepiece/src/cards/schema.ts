// The files a designer writes: Leaders, Characters, Events, Stages and decks (spec 1).
// Invariant: a card has no rules text of its own; its text is generated from its keywords and abilities.
// Next: ../ability.ts for abilities, pool.ts for the files read and checked.
import { z } from 'zod';
import { ability, attributes, colors, keywords } from '../ability';

const text = z.string().min(1);
const id = z.string().regex(/^[A-Z]+\d*-\d+$/, 'a set and a number, such as "OP01-016"');
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case words joined by hyphens');
const bilingual = z.strictObject({ en: text, fr: text });
/** Texts use the English name; the French one is given if the game has another. */
const name = z.strictObject({ en: text, fr: text.optional() });

const every = {
  /** The card number: identifies the same card in a deck (3.3). */
  id,
  name,
  colors: z.array(z.enum(colors)).min(1),
  types: z.array(text),
  /** The newest block icon it was printed with; only formats ask (3.5). */
  block: z.int().min(1),
  keywords: z.array(z.enum(keywords)),
  abilities: z.array(ability),
};
const fighting = { power: z.int(), attributes: z.array(z.enum(attributes)) };
const cost = z.int().min(0);

export const cardSchema = z.discriminatedUnion('category', [
  z.strictObject({ ...every, category: z.literal('Leader'), life: z.int().min(0), ...fighting }),
  z.strictObject({
    ...every,
    category: z.literal('Character'),
    cost,
    ...fighting,
    /** Power it gives when trashed from the hand in the Counter Step; 0 for none. */
    counter: z.int().min(0),
  }),
  z.strictObject({ ...every, category: z.literal('Event'), cost }),
  z.strictObject({ ...every, category: z.literal('Stage'), cost }),
]);
export type Card = z.infer<typeof cardSchema>;
export type LeaderCard = Extract<Card, { category: 'Leader' }>;

export const deckSchema = z.strictObject({
  id: slug,
  name: bilingual,
  /** One sentence: the deck's plan. */
  plan: bilingual,
  leader: id,
  cards: z.record(id, z.int().min(1)),
});
