// English by rule: articles, plurals, capitals, lists, ordinals.
// Invariant: works on single words and finished clauses; it contains no game's vocabulary.
// Next: french.ts for the same in French, noun-phrase.ts, which uses both.

/** Words that start with a vowel letter but not with a vowel sound, and the reverse. */
const soundsLikeConsonant = /^(uni|use|usu|one\b|once\b|eu)/i;
const silentH = /^(hour|honest|honou?r|heir)/i;

export const article = (next: string): 'a' | 'an' => {
  const startsWithVowelSound =
    silentH.test(next) || (/^[aeiou8]/i.test(next) && !soundsLikeConsonant.test(next));
  return startsWithVowelSound ? 'an' : 'a';
};

/** A noun's regular plural; irregular nouns are given by the vocabulary. */
export const plural = (noun: string): string => {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
};

/** "the unit's", "the units'". */
export const owning = (noun: string): string => (noun.endsWith('s') ? `${noun}'` : `${noun}'s`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

export const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** "a", "a and b", "a, b and c". */
export const list = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

/** Ends a sentence, unless a quotation has just ended it. */
export const sentence = (text: string): string => (/\.["']+$/.test(text) ? text : `${text}.`);
