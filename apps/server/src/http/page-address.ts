// The address passed on to the pages. A path with a percent sign or an invalid escape is treated as not found, because
// the web app decodes a path more than once and would fail on it.

/** No page has this name, so the answer is the not-found page in the language of the address. */
const NOWHERE = '/nowhere';

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('%');
  } catch {
    return false;
  }
}

export function pageAddress(asked: string): string {
  const [path = ''] = asked.split('?', 1);
  if (isReadable(path)) return asked;
  const language = /^\/(en|fr)(?=\/)/.exec(path)?.[0] ?? '';
  return `${language}${NOWHERE}`;
}
