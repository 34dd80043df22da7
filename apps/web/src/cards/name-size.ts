// How large a name is printed on its band, in hundredths of the card's width: as large as its longest word and its
// two lines allow. Invariant: a name never runs under the diamond.

const LARGEST = 11.5;
const SMALLEST = 6;
/** How wide a letter of the display face is, measured by its height. */
const LETTER = 0.54;
/** Below this a name would rather have two lines. */
const FAIR = 8.5;

const roomOf = (isNarrow: boolean): number => (isNarrow ? 62 : 84);

/** In how many lines: two only where one would make it small. */
export const nameLines = (name: string, isNarrow: boolean): 1 | 2 =>
  roomOf(isNarrow) / (name.length * LETTER) >= FAIR ? 1 : 2;

/** How many letters the longer of two lines has, wherever the name is best broken. */
function longerLine(name: string): number {
  const words = name.split(/\s+|(?<=-)/);
  const lettersIn = (some: readonly string[]): number => some.join(' ').length;
  return Math.min(
    ...words.map((_, i) => Math.max(lettersIn(words.slice(0, i + 1)), lettersIn(words.slice(i + 1)))),
  );
}

export function nameSize(name: string, isNarrow: boolean): number {
  const letters = nameLines(name, isNarrow) === 1 ? name.length : longerLine(name);
  return Math.max(SMALLEST, Math.min(LARGEST, roomOf(isNarrow) / (letters * LETTER)));
}
