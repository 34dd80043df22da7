// The text of an ability and of a card, in English or French, generated from the data.
// Invariant: the text contains the whole ability; if that is not possible it is an error, never shortened.
// Next: compile.ts for the reverse.
import { normalFields } from '../ability/normalise';
import { point } from '../ability/registers';
import type { Language } from '../book';
import { isFields, startContext } from './grammar';
import type { Words } from './words';

/** Undefined if the game has no words for it. */
export function tryDescribe<A>(ability: A, language: Language, words: Words<A>): string | undefined {
  if (!isFields(ability)) return undefined;
  const pointed = words.schema.safeParse(point(normalFields(ability, words), words.registers));
  if (!pointed.success) return undefined;
  if (language === 'fr') return words.fr(pointed.data);
  return words.en.ability.print(pointed.data, startContext(words.en));
}

/** One line of rules text. */
export function describe<A>(ability: A, language: Language, words: Words<A>): string {
  const text = tryDescribe(ability, language, words);
  if (text === undefined) throw new Error(`No words for the ability ${JSON.stringify(ability)}.`);
  return text;
}

/** A card's rules text: one line per ability. */
export const describeCard = <A>(
  card: { readonly abilities: readonly A[] },
  language: Language,
  words: Words<A>,
): string => card.abilities.map((ability) => describe(ability, language, words)).join('\n');
