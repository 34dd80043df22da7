// Display names are free, within what can be shown safely everywhere: letters of any script, digits, simple marks.

const MOST = 40;
const allowed = /^[\p{L}\p{M}\p{N} .,'’_!?&()+*-]+$/u;
const unwanted = /[^\p{L}\p{M}\p{N} .,'’_!?&()+*-]/gu;

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The name as it is kept, or null if it is none. */
export function displayName(text: string): string | null {
  const name = tidy(text);
  const fits = name !== '' && [...name].length <= MOST && allowed.test(name);
  return fits ? name : null;
}

/** What is left of a name that somebody else's server gives; null if nothing is. */
export const displayNameFrom = (text: string): string | null =>
  displayName([...tidy(text.replace(unwanted, ' '))].slice(0, MOST).join(''));
