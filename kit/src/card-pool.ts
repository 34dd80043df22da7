// Reading the cards of a game: shipped files, files of designers, and cards that a scenario makes up.
// Invariant: what comes out fits the game's schema; what does not is refused with its id and field, in both languages.
// Read next: card-file.ts for the abilities inside a file.

import { readAbility } from '@sleight/kernel/ability/read';
import { ensure } from '@sleight/kernel/ensure';
import { type FieldProblem, fieldProblems, refusalOf } from '@sleight/kernel/problems';
import { isFields } from '@sleight/kernel/text/grammar';
import { compileLines, printedLines } from '@sleight/kernel/text/printed';
import type { Words } from '@sleight/kernel/text/words';
import { z } from 'zod';
import { readCardFile } from './card-file';

function refuse(file: unknown, problems: readonly FieldProblem[]): never {
  const id = isFields(file) && typeof file.id === 'string' ? file.id : null;
  throw refusalOf({ en: id ?? 'a file without id', fr: id ?? 'un fichier sans id' }, problems);
}

/** Reads a file that has to fit its schema as it is: a deck, a faction. */
export function readFitting<T>(schema: z.ZodType<T>, file: unknown): T {
  const fits = schema.safeParse(file);
  return fits.success ? fits.data : refuse(file, fieldProblems(schema, file));
}

/** Abilities in English, one or more in a text. Returns the problem where one does not compile. */
export function abilitiesIn<A>(text: string, words: Words<A>): readonly A[] | string {
  const compiled = compileLines(printedLines(text), words);
  return 'error' in compiled ? compiled.error.message.en : compiled.abilities;
}

const loose = z.looseObject({
  id: z.string(),
  /** Its printed text, pasted whole. */
  text: z.string().default(''),
  abilities: z.array(z.unknown()).default([]),
});

export function cardReader<C, A>(schema: z.ZodType<C>, words: Words<A>) {
  const readFile = (file: unknown) => readCardFile(schema, file, (json) => readAbility(json, words));

  /** Most files fit the schema directly; the others have abilities in shorthand or as sentences. */
  function readCard(file: unknown): C {
    const fits = schema.safeParse(file);
    if (fits.success) return fits.data;
    const meant = readFile(file);
    return 'card' in meant ? meant.card : refuse(file, meant.problems);
  }

  /** An ability as data, in shorthand, or as the English text of one or more. */
  function abilities(id: string, given: unknown): readonly A[] {
    if (typeof given === 'string') {
      const read = abilitiesIn(given, words);
      if (typeof read === 'string') throw new Error(`cards: ${id}: "${given}": ${read}`);
      return read;
    }
    const read = readAbility(given, words);
    if ('ability' in read) return [read.ability];
    const { field, reason } = ensure(read.errors[0], 'reason to refuse the ability');
    throw new Error(`cards: ${id}: ${field}: ${reason.en}`);
  }

  /** A card that exists only in a scenario; what it leaves out is as in `defaults`. */
  function readMadeUp(given: unknown, defaults: object): C {
    const parsed = loose.safeParse(given);
    if (!parsed.success) throw new Error(`cards: ${z.prettifyError(parsed.error)}`);
    const { text, ...card } = parsed.data;
    const { id } = card;
    const whole = {
      name: { en: id, fr: id },
      ...defaults,
      ...card,
      abilities: [text, ...card.abilities].flatMap((ability) => abilities(id, ability)),
    };
    const read = schema.safeParse(whole);
    if (!read.success) throw new Error(`cards: ${id}: ${z.prettifyError(read.error)}`);
    return read.data;
  }

  return { readFile, readCard, readMadeUp };
}
