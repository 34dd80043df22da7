// The browser of a session, as far as its user agent says: enough to distinguish a user's own devices.

const browsers = [
  ['Edge', /Edg/],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

type Known = readonly (readonly [string, RegExp])[];

const nameIn = (known: Known, userAgent: string): string | null =>
  known.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;

/** For example "Firefox, Windows"; null if unknown. */
export function deviceOf(userAgent: string | null): string | null {
  const parts = [browsers, systems].flatMap((known) => nameIn(known, userAgent ?? '') ?? []);
  return parts.length === 0 ? null : parts.join(', ');
}
