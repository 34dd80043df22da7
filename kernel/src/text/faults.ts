// Broken English and French that a generator produces when agreement, elision or spacing goes wrong.
// Invariant: each fault is a pattern that no correct rules text contains. A game gives its nouns and adjectives.
// Next: a game's words/texts.test.ts, which checks every card for these.

interface Fault {
  readonly name: string;
  readonly pattern: RegExp;
}

interface Plural {
  readonly one: string;
  /** Absent for uncountable words: "+2 power". */
  readonly many?: string;
}

/** The words of a game that have to agree. */
export interface FaultWords {
  readonly english: {
    readonly nouns: readonly Plural[];
    /** Words that may come between a determiner and a noun. */
    readonly adjectives: readonly string[];
    /** Names that end in a number: "Team 7" needs no plural. */
    readonly numbered: readonly string[];
  };
  readonly french: {
    readonly masculine: readonly Plural[];
    readonly feminine: readonly Plural[];
    /** Adjectives and participles in the masculine singular. */
    readonly adjectives: readonly string[];
    readonly numbered: readonly string[];
  };
  /** English words that a French text of this game does not borrow. */
  readonly untranslated: readonly string[];
}

const vowel = 'aeiouyâàéèêëîïôûœ';

const everywhere: readonly Fault[] = [
  { name: 'double space', pattern: / {2}/ },
  { name: 'space before a comma or full stop', pattern: /[ \u202f][,.]/ },
  { name: 'double full stop', pattern: /\.\./ },
  { name: 'unfinished sentence', pattern: /[^."'»]$/ },
  { name: 'value that was not said', pattern: /undefined|null|NaN|\[object|@/ },
  { name: 'lower case start', pattern: /^[a-zàâéèêîôû]/ },
  { name: 'lower case after a full stop', pattern: /(?<!min)\. [a-zàâéèêîôû]/ },
];

/** A pattern between word ends, for words with accents too. */
const words = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(${pattern})(?!\\p{L})`, 'iu');
const any = (list: readonly string[]): string => `(${list.join('|')})`;
const notAfter = (names: readonly string[]): string => names.map((name) => `(?<!${name} )`).join('');
const singulars = (nouns: readonly Plural[]): string =>
  any(nouns.flatMap(({ one, many }) => (many ? [one] : [])));
const plurals = (nouns: readonly Plural[]): string => any(nouns.flatMap(({ many }) => (many ? [many] : [])));
const several = '([2-9]|\\d\\d+)';

function inEnglish({ nouns, adjectives, numbered }: FaultWords['english']): readonly Fault[] {
  const one = singulars(nouns);
  const many = plurals(nouns);
  return [
    { name: '"a" before a vowel', pattern: /\ba (?!one\b)[aeio]/i },
    { name: '"an" before a consonant', pattern: /\ban ([^aeiou\s]|uni)/i },
    { name: 'plural after one', pattern: words(`${notAfter(numbered)}1 ${many}`) },
    { name: 'singular after several', pattern: words(`${notAfter(numbered)}${several} ${one}`) },
    {
      name: 'plural after a determiner',
      pattern: words(`(each|every|an?|another) (${any([...adjectives, 'other'])} )*${many}`),
    },
    { name: 'missing space after a colon', pattern: /:\S/ },
    { name: 'typographic quotes', pattern: /[“”‘’]/ },
  ];
}

function inFrench({ masculine, feminine, adjectives, numbered }: FaultWords['french']): readonly Fault[] {
  const nouns = [...masculine, ...feminine];
  const one = singulars(nouns);
  const many = plurals(nouns);
  const ofFeminine = any(feminine.flatMap((noun) => [noun.one, ...(noun.many ? [noun.many] : [])]));
  // « proche » is its own feminine, « éloigné » is not.
  const masculineOnly = adjectives.filter((adjective) => !adjective.endsWith('e'));
  return [
    { name: 'contraction missing', pattern: words('(de|à) les?(?! (plus|moins))') },
    { name: 'si il', pattern: words('si ils?') },
    {
      name: 'elision missing',
      pattern: new RegExp(`(?<![\\p{L}-])(de|le|la|que|se|ne|je|lorsque) [${vowel}h]`, 'iu'),
    },
    {
      name: 'elision before a consonant',
      pattern: new RegExp(`(?<!\\p{L})([ldjnst]|qu|lorsqu)'[^${vowel}h]`, 'iu'),
    },
    { name: 'ce before a vowel', pattern: new RegExp(`(?<!\\p{L})ce [${vowel}h]`, 'iu') },
    { name: 'space before a colon missing or wide', pattern: /[^\u202f][:;!?]/ },
    { name: 'space inside guillemets missing or wide', pattern: /«[^\u202f]|[^\u202f]»/ },
    { name: 'straight quotes', pattern: /"/ },
    { name: 'plural after one', pattern: words(`${notAfter(numbered)}1 ${many}`) },
    { name: 'singular after several', pattern: words(`${notAfter(numbered)}${several} ${one}`) },
    {
      name: 'masculine for a feminine',
      pattern: words(`(un|cet?|aucun|le) (autre )?${any(feminine.map((noun) => noun.one))}`),
    },
    {
      name: 'feminine for a masculine',
      pattern: words(`(une|cette|la) (autre )?${any(masculine.map((noun) => noun.one))}`),
    },
    { name: 'adjective without agreement', pattern: words(`${ofFeminine} (non )?${any(masculineOnly)}s?`) },
    { name: 'plural adjective missing', pattern: words(`${many} (non )?${any(adjectives)}e?`) },
  ];
}

export interface FaultFinder {
  readonly english: (text: string) => readonly string[];
  readonly french: (text: string) => readonly string[];
}

/** The problems of a line of a game's text: "name of the fault: the line". */
export function faultFinder(game: FaultWords): FaultFinder {
  const find =
    (faults: readonly Fault[]) =>
    (text: string): readonly string[] =>
      [...everywhere, ...faults]
        .filter(({ pattern }) => pattern.test(text))
        .map(({ name }) => `${name}: ${text}`);
  const english = { name: 'English word', pattern: words(['the', 'each', ...game.untranslated].join('|')) };
  return { english: find(inEnglish(game.english)), french: find([...inFrench(game.french), english]) };
}
