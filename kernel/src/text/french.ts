// French by rule: gender and number, articles, contraction, elision, verbs, typography.
// Invariant: works on words and finished clauses; it contains no game's vocabulary.
// Next: french-target.ts for noun phrases, french-lines.ts for whole lines.

export interface Agreement {
  readonly feminine: boolean;
  readonly plural: boolean;
}

export interface FrenchNoun {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
}

/** The narrow space that French sets inside guillemets and before : ; ! ? */
export const narrow = '\u202f';

/** A noun with its regular plural, or with the plural given. */
export const noun = (one: string, gender: 'm' | 'f', many = frenchPlural(one)): FrenchNoun => ({
  one,
  many,
  feminine: gender === 'f',
});

export function frenchPlural(word: string): string {
  if (/[sxz]$/.test(word)) return word;
  if (/(au|eu)$/.test(word)) return `${word}x`;
  return /al$/.test(word) ? `${word.slice(0, -2)}aux` : `${word}s`;
}

/** An adjective or participle from its masculine singular: proche, éloigné, choisi, ennemi. */
export function agree(adjective: string, { feminine, plural }: Agreement): string {
  const gendered = feminine ? feminineOf(adjective) : adjective;
  return plural ? frenchPlural(gendered) : gendered;
}

function feminineOf(adjective: string): string {
  if (adjective.endsWith('e')) return adjective;
  if (adjective.endsWith('er')) return `${adjective.slice(0, -2)}ère`;
  if (adjective.endsWith('eux')) return `${adjective.slice(0, -1)}se`;
  return adjective.endsWith('f') ? `${adjective.slice(0, -1)}ve` : `${adjective}e`;
}

/** Words with an aspirated h keep their article whole: le héros, la hache. */
const aspirated = /^h(a|é(ros|rau|ri)|eur|ors|ut|au)/i;
export const startsWithVowel = (text: string): boolean =>
  /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(text) || (/^h/i.test(text) && !aspirated.test(text));

/** de, le, que… before a vowel: d'un allié, l'unité, qu'un ennemi. */
export const elide = (word: string, next: string): string => {
  const elides = /(^|\s|')(l[ea]|d[e]|qu[e]|s[e]|j[e]|m[e]|t[e]|n[e]|lorsqu[e])$/i.test(word);
  return elides && startsWithVowel(next) ? `${word.slice(0, -1)}'${next}` : `${word} ${next}`;
};

/** si elides only before il and ils. */
export const ifThat = (clause: string): string => (/^ils?\b/.test(clause) ? `s'${clause}` : `si ${clause}`);

/** à and de with what follows: au couloir, aux alliés, du couloir, d'un allié. */
export function after(preposition: 'à' | 'de', text: string): string {
  const [short, long] = preposition === 'à' ? ['au', 'aux'] : ['du', 'des'];
  if (/^le /.test(text)) return `${short} ${text.slice(3)}`;
  if (/^les /.test(text)) return `${long} ${text.slice(4)}`;
  return preposition === 'de' ? elide('de', text) : `à ${text}`;
}

export const indefiniteArticle = ({ feminine }: Pick<Agreement, 'feminine'>): string =>
  feminine ? 'une' : 'un';

/** The definite article with its noun phrase: le couloir, l'unité, les alliés. */
export const definite = (text: string, { feminine, plural }: Agreement): string =>
  plural ? `les ${text}` : elide(feminine ? 'la' : 'le', text);

/** ce couloir, cet emplacement, cette unité, ces unités. */
export function demonstrative(text: string, { feminine, plural }: Agreement): string {
  if (plural) return `ces ${text}`;
  if (feminine) return `cette ${text}`;
  return startsWithVowel(text) ? `cet ${text}` : `ce ${text}`;
}

/** "1 carte", "2 cartes". In French zero and one are singular. */
export const count = (n: number, { one, many }: FrenchNoun): string => `${n} ${Math.abs(n) < 2 ? one : many}`;

export const ordinal = (n: number, { feminine }: Pick<Agreement, 'feminine'>): string => {
  const words = feminine
    ? ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième']
    : ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'];
  return words[n - 1] ?? `${n}e`;
};

/** Second person plural of verbs that do not follow their ending. */
const irregular: Readonly<Record<string, string>> = {
  faire: 'faites',
  dire: 'dites',
  être: 'soyez',
  avoir: 'ayez',
  vaincre: 'vainquez',
};

/** The imperative of an infinitive: infliger → infligez, choisir → choisissez, perdre → perdez. */
export function order(infinitive: string): string {
  const known = irregular[infinitive];
  if (known) return known;
  if (infinitive.endsWith('prendre')) return `${infinitive.slice(0, -3)}ez`;
  if (infinitive.endsWith('ir')) return `${infinitive.slice(0, -2)}issez`;
  return `${infinitive.slice(0, -2)}ez`;
}

/** "a", "a et b", "a, b et c". */
export const frenchList = (items: readonly string[], last = 'et'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

/** « … », without the full stop of the quoted sentence: it goes outside. */
export const guillemets = (text: string): string => `«${narrow}${text.replace(/\.$/, '')}${narrow}»`;

export const colon = `${narrow}:`;

export const frenchCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
