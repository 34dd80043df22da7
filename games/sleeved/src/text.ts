// A card's text in both languages, and parsing English text into stats.
// Invariant: the whole text is read or there is an error with its position; nothing is skipped or guessed.
// Next: words/en.ts for the phrases.

import type { Said } from '@sleight/kernel/book';
import { failure } from '@sleight/kernel/text/compile';
import { type Fields, isFields, oneOf, startContext, startReading } from '@sleight/kernel/text/grammar';
import { merge } from '@sleight/kernel/text/template';
import { z } from 'zod';
import { type Card, type Stats, statsSchema } from './cards/schema';
import { background, english, englishStats, foreground, plain } from './words/en';
import { french, frenchStats } from './words/fr';

export const textOf = (card: Card): Said => ({ en: english(card), fr: french(card) });

/** The text of one layer's stats. */
export const statsText = (stats: Stats): Said => ({ en: englishStats(stats), fr: frenchStats(stats) });

/** The contents of a text: the stats of an animal or equipment, or the two faces of a sleeve. */
const saidSchema = z.strictObject({
  stats: statsSchema.optional(),
  background: statsSchema.optional(),
  foreground: statsSchema.optional(),
});
export type SaidStats = z.infer<typeof saidSchema>;

const line = oneOf<Fields>(background, foreground, plain);

type Wrong = ReturnType<typeof failure>;

function readLine(text: string, start: number): { said: Fields } | Wrong {
  const end = text.trimEnd().length;
  const source = startReading(text.slice(0, end));
  const at = text.length - text.trimStart().length;
  const whole = line.parse(source, at, startContext({})).find((reading) => reading.end === end);
  if (whole !== undefined && isFields(whole.value)) return { said: whole.value };
  const expected = [...source.furthest.expected].filter((what) => what !== 'a space');
  const wrong = failure(text, source.furthest.at, expected.length > 0 ? expected : ['a stat of this game']);
  return { ...wrong, at: wrong.at + start };
}

/** English text as stats. A sleeve's two lines make one result; a stat the rules forbid is an error too. */
export function compile(text: string): { abilities: [SaidStats] } | Wrong {
  let said: Fields = {};
  let start = 0;
  for (const one of text.split('\n')) {
    if (one.trim() !== '') {
      const read = readLine(one, start);
      if ('at' in read) return read;
      const clashes = Object.keys(read.said).some((key) => key in said);
      const more = clashes ? undefined : merge(said, read.said);
      if (more === undefined) return failure(text, start, ['another line of the card']);
      said = more;
    }
    start += one.length + 1;
  }
  const checked = saidSchema.safeParse(said);
  return checked.success ? { abilities: [checked.data] } : failure(text, 0, ['a stat of this game']);
}
