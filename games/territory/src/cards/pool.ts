// Every Territory card, leader, starter deck and faction, read from its file and checked.
// Invariant: loading fails, naming the file's id, if any file does not fit its schema.
// Next: schema.ts for the files, index.generated.ts for the list of them.
import { type FieldProblem, fieldProblems, refusalOf } from '@sleight/kernel/problems';
import { isFields } from '@sleight/kernel/text/grammar';
import type { z } from 'zod';
import factionFile from '../../factions.json' with { type: 'json' };
import { cardFiles, deckFiles } from './index.generated';
import { readCardFile } from './read';
import { type Card, cardSchema, type Deck, deckSchema, type Faction, factionSchema } from './schema';

function refuse(file: unknown, problems: readonly FieldProblem[]): never {
  const id = isFields(file) && typeof file.id === 'string' ? file.id : null;
  throw refusalOf({ en: id ?? 'a file without id', fr: id ?? 'un fichier sans id' }, problems);
}

function read<T>(schema: z.ZodType<T>, file: unknown): T {
  const fits = schema.safeParse(file);
  return fits.success ? fits.data : refuse(file, fieldProblems(schema, file));
}

/** Most files fit the schema as they are; the others have abilities in shorthand or as sentences. */
function readCard(file: unknown): Card {
  const fits = cardSchema.safeParse(file);
  if (fits.success) return fits.data;
  const meant = readCardFile(file);
  return 'card' in meant ? meant.card : refuse(file, meant.problems);
}

/** Reads the cards of an edition. */
export const readPool = (files: readonly unknown[]): readonly Card[] => files.map(readCard);

export const factions: readonly Faction[] = factionFile.map((file) => read(factionSchema, file));
export const allCards: readonly Card[] = readPool(cardFiles);
export const starterDecks: readonly Deck[] = deckFiles.map((file) => read(deckSchema, file));

/** What goes into decks: units and actions, without the leaders. */
export const cards = allCards.filter((card) => card.kind !== 'leader');
export const leaders = allCards.filter((card) => card.kind === 'leader');
