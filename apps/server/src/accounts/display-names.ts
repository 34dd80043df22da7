// Display names are free text, limited to what displays safely everywhere: letters of any script, digits, simple marks.

const MOST = 40;
const allowed = /^[\p{L}\p{M}\p{N} .,'’_!?&()+*-]+$/u;
const unwanted = /[^\p{L}\p{M}\p{N} .,'’_!?&()+*-]/gu;

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The normalised name, or null if it is invalid. */
export function displayName(text: string): string | null {
  const name = tidy(text);
  const fits = name !== '' && [...name].length <= MOST && allowed.test(name);
  return fits ? name : null;
}

/** The displayable part of a name from another service; null if nothing is left. */
export const displayNameFrom = (text: string): string | null =>
  displayName([...tidy(text.replace(unwanted, ' '))].slice(0, MOST).join(''));
