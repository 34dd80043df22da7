// Cards without text that scenarios stand on where they name none: missions worth nothing but their rank, and the
// one printed character that has no text and no keyword anybody asks for.

/** What fills a deck. */
export const FILLER = 'KS-086';

export const plainMission = (n: number): string => `PLAIN-M${n}`;

export const plainMissions: readonly unknown[] = [1, 2, 3, 4].map((n) => ({
  id: plainMission(n),
  kind: 'mission',
  name: { en: `Plain mission ${n}`, fr: `Mission ordinaire ${n}` },
  points: 0,
}));
