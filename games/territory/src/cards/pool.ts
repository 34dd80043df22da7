// Every Territory card, leader, starter deck and faction, read from its file and checked.
// Invariant: loading fails, naming the file's id, if any file does not fit its schema.
// Next: schema.ts for the files, index.generated.ts for the list of them.
import { z } from 'zod';
import factionFile from '../../factions.json' with { type: 'json' };
import { cardFiles, deckFiles } from './index.generated';
import { cardSchema, deckSchema, factionSchema } from './schema';

const readAll = <T>(schema: z.ZodType<T>, files: readonly unknown[]): readonly T[] =>
  files.map((file) => {
    const read = schema.safeParse(file);
    if (read.success) return read.data;
    const named = z.object({ id: z.string() }).safeParse(file);
    throw new Error(`${named.success ? named.data.id : 'a file without id'}: ${z.prettifyError(read.error)}`);
  });

export const factions = readAll(factionSchema, factionFile);
export const allCards = readAll(cardSchema, cardFiles);
export const starterDecks = readAll(deckSchema, deckFiles);

/** What goes into decks: units and actions, without the leaders. */
export const cards = allCards.filter((card) => card.kind !== 'leader');
export const leaders = allCards.filter((card) => card.kind === 'leader');
