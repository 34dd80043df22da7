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

export function nameSize(name: string, isNarrow: boolean): number {
  const room = roomOf(isNarrow);
  const longest = Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
  const forWord = room / (longest * LETTER);
  const lines = nameLines(name, isNarrow);
  // Words do not fill two lines to the last letter.
  const forAll = (room * (lines === 1 ? 1 : lines * 0.85)) / (name.length * LETTER);
  return Math.max(SMALLEST, Math.min(LARGEST, forWord, forAll));
}
