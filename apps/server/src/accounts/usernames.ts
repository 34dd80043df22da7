// Usernames: 3 to 12 letters or digits of a French or English keyboard.
// Invariant: names that look alike share a key, and the database keeps keys unique.

const LEAST = 3;
const MOST = 12;
const allowed = /^[A-Za-z0-9À-ÖØ-öø-ÿŒœŸ]+$/;

export function isUsername(text: string): boolean {
  const { length } = [...text.normalize('NFC')];
  return length >= LEAST && length <= MOST && allowed.test(text.normalize('NFC'));
}

/** Letters that are not an accented form of another, with their usual spelling or look without the mark. */
const spelled: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'p',
  ß: 'ss',
};

/** Look-alikes of a character or a pair of characters. */
const readAs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '2': 'z',
  '5': 's',
  '8': 'b',
  rn: 'm',
  vv: 'w',
};

/** The same key for names that could be mistaken for each other. A key is its own key. */
export const usernameKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœøðþß]/g, (letter) => spelled[letter] ?? letter)
    .replace(/rn|vv|[01i258]/g, (seen) => readAs[seen] ?? seen);
