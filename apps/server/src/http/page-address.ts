// The address that the pages are asked for: one with a percent sign in its path, or with an escape that says nothing,
// is nowhere, and the web app, which reads a path more than once, would stumble over it.

/** No page is called that, so that the answer is the page about what is not there, in the language of the address. */
const NOWHERE = '/nowhere';

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('%');
  } catch {
    return false;
  }
}

export function pageAddress(asked: string): string {
  const path = asked.split('?', 1)[0];
  if (isReadable(path)) return asked;
  const language = /^\/(en|fr)(?=\/)/.exec(path)?.[0] ?? '';
  return `${language}${NOWHERE}`;
}
