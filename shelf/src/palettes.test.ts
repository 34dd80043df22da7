import { type Hour, type Palettes, printed } from '@sleight/art/palette';
import { plainPalettes } from '@sleight/art/plain';
import { describe, expect, test } from 'vitest';
import { allArt } from './art.generated';

/** Relative luminance and contrast, as WCAG 2 defines them. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const palettes: readonly Palettes[] = [plainPalettes, ...allArt.map((art) => art.palettes)];
const all = palettes.flatMap((of) => Object.entries(of));
const hours: readonly Hour[] = ['day', 'dawn', 'dusk', 'night'];

describe.each(all)('%s', (_name, tones) => {
  test('ink on paper reads like print', () => {
    expect(contrast(tones.tones[0], tones.tones[4])).toBeGreaterThan(11);
  });

  test('tones go from light to dark in steps that show', () => {
    for (let i = 1; i < tones.tones.length; i++) {
      expect(luminance(tones.tones[i])).toBeLessThan(luminance(tones.tones[i - 1]));
      expect(contrast(tones.tones[i - 1], tones.tones[i])).toBeGreaterThan(1.3);
    }
  });

  test('layers and sky stand apart at every hour', () => {
    for (const hour of hours) {
      const { sky, far, mid, near } = printed(tones, hour);
      expect(contrast(sky, far), hour).toBeGreaterThan(1.3);
      expect(contrast(far, mid), hour).toBeGreaterThan(1.3);
      expect(contrast(mid, near), hour).toBeGreaterThan(1.3);
    }
  });

  test('the accent stands out from ink', () => {
    expect(contrast(tones.accent, tones.tones[4])).toBeGreaterThan(2.5);
  });
});

test('no two factions of a game are printed in the same tones', () => {
  for (const of of palettes) {
    const sets = Object.values(of).map((tones) => tones.tones.join());
    expect(new Set(sets).size).toBe(sets.length);
  }
});
