// Flat tones of a faction, until the art room draws cards: the same name always gives the same tones.
export interface Palette {
  readonly sky: string;
  readonly light: string;
  readonly far: string;
  readonly near: string;
}

const palettes: readonly Palette[] = [
  { sky: '#e8d9b5', light: '#c8452d', far: '#9db88c', near: '#2f4a3b' },
  { sky: '#b9c4d0', light: '#f0e9d8', far: '#3f5f8a', near: '#1c2736' },
  { sky: '#d9cbe0', light: '#f0dfa8', far: '#8b74a8', near: '#3b2b52' },
  { sky: '#e6cfa4', light: '#f0e9d8', far: '#b5632e', near: '#4a2415' },
  { sky: '#cfdde0', light: '#e8c04a', far: '#5b8d94', near: '#1f3f45' },
  { sky: '#e5c9bd', light: '#f0e9d8', far: '#a8493f', near: '#4b1a1b' },
  { sky: '#d3cfc4', light: '#c8452d', far: '#7c766b', near: '#2b2924' },
  { sky: '#d5dcb8', light: '#e8c04a', far: '#7d9a4e', near: '#33441f' },
];

/** A small whole number that a text always gives (FNV-1a). */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

export const paletteOf = (faction: string): Palette => palettes[numberOf(faction) % palettes.length];
