// The font size of a name on its band, in hundredths of the card's width: as large as its longest word and its
// two lines allow. Invariant: a name never runs under the diamond or over the edge of its card.

const LARGEST = 11.5;
const SMALLEST = 6;
/** Below this size a name gets two lines. */
const FAIR = 8.5;

/** Letter widths of the display font relative to their height: slightly overestimated, never less. */
const letters: readonly (readonly [RegExp, number])[] = [
  [/[ijlîï'’.,:!\s-]/u, 0.34],
  [/[frtI()"]/u, 0.46],
  [/[mwMWœŒ&]/u, 1],
  [/\p{Lu}/u, 0.84],
];
const OTHERS = 0.62;

/** Its width in the display font, relative to the letter height. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, one) => sum + (letters.find(([kind]) => kind.test(one))?.[1] ?? OTHERS), 0);

const widest = (parts: readonly string[]): number => Math.max(...parts.map((part) => widthOf(part.trim())));

/** The width of its longest word, the minimum for a column. */
export const widestWord = (text: string): number => widest(text.split(/\s+/));

/** Where a line of a name may end. */
const gaps = /(?<=[\s."-])(?=\S)/;

/** The width of the widest part between two such places. */
export const widestPart = (name: string): number => widest(wordsOf(name));

/** Its best break into two lines; whole if it is one word. */
function halves(name: string): string[] {
  const words = wordsOf(name);
  const broken = words.map((_, i) =>
    [words.slice(0, i + 1), words.slice(i + 1)].map((some) => some.join('')).filter(Boolean),
  );
  return broken.reduce((best, next) => (widest(next) < widest(best) ? next : best));
}

/** A hyphen that is visible only at the end of a line. */
const SOFT_HYPHEN = '\u00ad';
/** Shorter words are never hyphenated. */
const DIVISIBLE = /\p{L}{7,}/gu;
/** Consonants between two vowels; clusters that start a syllable stay together. */
const between = /(?<=[aeiouyà-öø-ü])[^aeiouyà-öø-ü\P{L}]+(?=[aeiouyà-öø-ü])/giu;
const together = /(?:[bcfgkpv]l|[bcdfgkptv]r|[cgkpst]h|ts|gn|\p{L})$/iu;
/** The minimum number of letters before and after a hyphen. */
const LEAST_BEFORE = 2;
const LEAST_AFTER = 3;

function dividedRun(run: string): string {
  return run.replace(between, (consonants, at: number) => {
    const [onset] = together.exec(consonants) ?? [consonants];
    const coda = consonants.slice(0, consonants.length - onset.length);
    const before = at + coda.length;
    const isApart = before >= LEAST_BEFORE && run.length - before >= LEAST_AFTER;
    return isApart ? `${coda}${SOFT_HYPHEN}${onset}` : consonants;
  });
}

/** A word with soft hyphens between its syllables. */
export const divided = (word: string): string => word.replace(DIVISIBLE, dividedRun);

/** The words of a name, each with the space after it. */
export const wordsOf = (name: string): string[] => name.split(gaps);

interface Printed {
  /** Unbreakable parts with the space after them; two share a line if there is room. */
  readonly parts: readonly string[];
  readonly size: number;
  /** Its size if it always has two lines: for cards too small to read otherwise. */
  readonly most: number;
  readonly lines: 1 | 2;
}

const within = (size: number): number => Math.max(SMALLEST, Math.min(LARGEST, size));

export function printName(name: string, isNarrow: boolean): Printed {
  const room = isNarrow ? 62 : 84;
  const parts = halves(name);
  const [whole, half] = [room / widthOf(name), room / widest(parts)];
  const isOneLine = whole >= FAIR || parts.length === 1;
  return {
    parts,
    size: within(isOneLine ? whole : half),
    most: half,
    lines: isOneLine ? 1 : 2,
  };
}
