// Every Mythos card and prebuilt deck, read from its file and checked.
// Invariant: loading fails, naming the file's id, if any file does not fit its schema.
// Next: schema.ts for the files, index.generated.ts for the list of them.
import { z } from 'zod';
import { cardFiles, deckFiles } from './index.generated';
import {
  type Card,
  type CharacterCard,
  cardSchema,
  deckSchema,
  type JutsuCard,
  type MissionCard,
} from './schema';

const readAll = <T>(schema: z.ZodType<T>, files: readonly unknown[]): readonly T[] =>
  files.map((file) => {
    const read = schema.safeParse(file);
    if (read.success) return read.data;
    const named = z.object({ id: z.string() }).safeParse(file);
    throw new Error(`${named.success ? named.data.id : 'a file without id'}: ${z.prettifyError(read.error)}`);
  });

/** Reads the cards of an edition. */
export const readPool = (files: readonly unknown[]): readonly Card[] => readAll(cardSchema, files);

export const allCards = readPool(cardFiles);
const allDecks = readAll(deckSchema, deckFiles);
/** Prebuilt decks that every ruleset allows, and those that need JUTSU cards. */
export const decks = allDecks.filter((deck) => deck.ruleset === undefined);
export const jutsuDecks = allDecks.filter((deck) => deck.ruleset === 'jutsu');

export const characters = allCards.filter((card): card is CharacterCard => card.kind === 'character');
export const missions = allCards.filter((card): card is MissionCard => card.kind === 'mission');
export const jutsu = allCards.filter((card): card is JutsuCard => card.kind === 'jutsu');
