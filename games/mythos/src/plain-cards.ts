// Cards without text that scenarios stand on where they name none: missions worth nothing but their rank, and the
// strongest printed character that has no text.

import { characters } from './cards/pool';

/** Filler cards for a deck. */
export const filler = (): string =>
  characters.filter((card) => card.abilities.length === 0).reduce((a, b) => (b.power > a.power ? b : a)).id;

export const plainMission = (n: number): string => `PLAIN-M${n}`;

export const plainMissions: readonly unknown[] = [1, 2, 3, 4].map((n) => ({
  id: plainMission(n),
  kind: 'mission',
  name: { en: `Plain mission ${n}`, fr: `Mission ordinaire ${n}` },
  points: 0,
}));
