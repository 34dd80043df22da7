// Every One Piece card and starter deck, read from its file and checked.
// Invariant: loading fails, naming the file's id, if any file does not fit its schema.
// Next: schema.ts for the files, index.generated.ts for the list of them.
import { fieldProblems, refusalOf } from '@sleight/kernel/problems';
import { isFields } from '@sleight/kernel/text/grammar';
import type { z } from 'zod';
import { cardFiles, deckFiles } from './index.generated';
import { type Card, cardSchema, deckSchema } from './schema';

function read<T>(schema: z.ZodType<T>, file: unknown): T {
  const fits = schema.safeParse(file);
  if (fits.success) return fits.data;
  const id = isFields(file) && typeof file.id === 'string' ? file.id : null;
  const what = { en: id ?? 'a file without id', fr: id ?? 'un fichier sans id' };
  throw refusalOf(what, fieldProblems(schema, file));
}

/** Reads the cards of an edition. */
export const readPool = (files: readonly unknown[]): readonly Card[] =>
  files.map((file) => read(cardSchema, file));

export const allCards = readPool(cardFiles);
export const starterDecks = deckFiles.map((file) => read(deckSchema, file));
