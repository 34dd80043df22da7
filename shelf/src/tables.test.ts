import { drawRail, drawTable, type GameArt, plainArt } from '@sleight/art';
import { expect, test } from 'vitest';
import { allArt } from './art.generated';

const arts: readonly GameArt[] = [...allArt, plainArt('plain')];

/** Relative luminance, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const surfacesOf = (art: GameArt): string[] => [
  drawTable(art, 'wide'),
  drawTable(art, 'tall'),
  drawRail(art),
];

/** The colour of the faintest text on a table. */
const DIM = '#b3ab97';

test.each(arts)('$game: text is readable anywhere on its table', (art) => {
  for (const picture of surfacesOf(art)) {
    const colours = [...picture.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour);
    expect(colours.length).toBeGreaterThan(1);
    for (const colour of colours)
      expect((luminance(DIM) + 0.05) / (luminance(colour) + 0.05), colour).toBeGreaterThan(4.5);
  }
});

test('each game has its own table, flat and small', () => {
  const all = arts.flatMap(surfacesOf);
  expect(new Set(all).size).toBe(arts.length * 3);
  for (const picture of all) {
    expect(picture).not.toMatch(/NaN|undefined|<text|radient|\sid=/);
    expect(picture.length).toBeLessThan(40_000);
  }
});
