// Checks one ability from all sides: its texts, whether they parse back, why it is refused.
// Invariant: uses the same parser as cards. For tests of ops and words.
// Next: ../ability/read.ts, that parser.
import { readAbility } from '../ability/read';
import { compileText } from './compile';
import { describe } from './describe';
import { sameData } from './grammar';
import type { Words } from './words';

/** Both texts, if the English parses back to the same ability; otherwise the problem. */
export function said<A>(json: unknown, words: Words<A>): { en: string; fr: string } | { wrong: string } {
  const read = readAbility(json, words);
  if ('errors' in read) return { wrong: refusals(json, words).join('; ') };
  const en = describe(read.ability, 'en', words);
  const back = compileText(en, words);
  if ('error' in back) return { wrong: `${en} ${back.error.message.en}` };
  if (!sameData(back.abilities, [read.ability]))
    return { wrong: `${en} was read as ${JSON.stringify(back.abilities)}` };
  return { en, fr: describe(read.ability, 'fr', words).replaceAll('\u202f', ' ') };
}

/** "field: reason" for each error. */
export function refusals<A>(json: unknown, words: Words<A>): readonly string[] {
  const read = readAbility(json, words);
  return 'errors' in read ? read.errors.map(({ field, reason }) => `${field}: ${reason.en}`) : [];
}
