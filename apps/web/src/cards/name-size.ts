// How large a name is printed on its band, in hundredths of the card's width: as large as its longest word and its
// two lines allow. Invariant: a name never runs under the diamond, nor over the edge of its card.

const LARGEST = 11.5;
const SMALLEST = 6;
/** Below this a name would rather have two lines. */
const FAIR = 8.5;

/** How wide letters of the display face are, measured by their height: a little more than they are, never less. */
const letters: readonly (readonly [RegExp, number])[] = [
  [/[ijlîï'’.,:!\s-]/u, 0.34],
  [/[frtI()"]/u, 0.46],
  [/[mwMWœŒ&]/u, 1],
  [/\p{Lu}/u, 0.84],
];
const OTHERS = 0.62;

/** How wide it is in the display face, measured by the height of a letter. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, one) => sum + (letters.find(([kind]) => kind.test(one))?.[1] ?? OTHERS), 0);

const widest = (parts: readonly string[]): number => Math.max(...parts.map((part) => widthOf(part.trim())));

/** How wide its longest word is: what no column may be narrower than. */
export const widestWord = (text: string): number => widest(text.split(/\s+/));

/** Wherever it is best broken in two; whole where it is one word. */
function halves(name: string): string[] {
  const words = name.split(/(?<=[\s.-])(?=\S)/);
  const broken = words.map((_, i) =>
    [words.slice(0, i + 1), words.slice(i + 1)].map((some) => some.join('')).filter(Boolean),
  );
  return broken.reduce((best, next) => (widest(next) < widest(best) ? next : best));
}

interface Printed {
  /** What must not be broken, with the space after it; two parts stand in one line where there is room. */
  readonly parts: readonly string[];
  readonly size: number;
  /** How large it may be where it always has two lines: for cards too small to read otherwise. */
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
