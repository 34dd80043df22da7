import { expect, test } from 'vitest';
import { rings, type UnitName, unitNames, units } from './units';

/** The end points and handles of a path, as absolute points; arcs count by their ends. */
function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = [];
  let at: [number, number] = [0, 0];
  for (const [, letter, rest] of path.matchAll(/([MLHVCAz])([^MLHVCAz]*)/g)) {
    const n = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const pairs = letter === 'A' ? n.slice(-2) : n;
    if (letter === 'H') at = [n[0], at[1]];
    else if (letter === 'V') at = [at[0], n[0]];
    else
      for (let i = 0; i + 1 < pairs.length; i += 2) {
        at = [pairs[i], pairs[i + 1]];
        points.push(at);
      }
    if (letter === 'H' || letter === 'V') points.push(at);
  }
  return points;
}

function isMirrored(name: UnitName): boolean {
  const points = pointsOf(units[name].path);
  return points.every(([x, y]) =>
    points.some(([mx, my]) => Math.abs(mx + x) < 0.01 && Math.abs(my - y) < 0.01),
  );
}

test('a shape marked as mirrored is its own mirror image, and the others are not', () => {
  for (const name of unitNames) expect(isMirrored(name), name).toBe(units[name].mirrored);
});

test('no ring of three; no ring of four whose arms bend; none of two', () => {
  for (const { outer, fold } of rings) {
    expect(fold).toBeGreaterThan(3);
    if (fold === 4) expect(isMirrored(outer), outer).toBe(true);
  }
});

test('no four of a shape are wedges that widen outwards, which would make an iron cross', () => {
  for (const { outer, fold } of rings) {
    if (fold !== 4) continue;
    const points = pointsOf(units[outer].path);
    const widest = points.reduce((a, b) => (Math.abs(b[0]) > Math.abs(a[0]) ? b : a));
    const outermost = Math.min(...points.map(([, y]) => y));
    expect(widest[1], outer).toBeGreaterThan(outermost * 0.9);
  }
});
