import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundledMain } from '../testing/bundle';
import { freshFolder } from '../testing/databases';
import { type LoadFigures, runLoad } from './load';

/** A load this small only shows that everyone plays. */
test('a growing number of matches is played beside hostile guests and newcomers, with figures for each step', async () => {
  const data = await freshFolder();
  const told: LoadFigures[] = [];
  await runLoad({
    main: await bundledMain(),
    env: { SLEIGHT_DATA: data },
    steps: [4, 8],
    bots: 0,
    hostile: 3,
    seating: 2,
    isPinned: false,
    pauseMs: 100,
    measureMs: 500,
    leastAnswers: 20,
    limitMs: Number.POSITIVE_INFINITY,
    step: (figures) => told.push(figures),
  });
  rmSync(data, { recursive: true });
  expect(told.map(({ matches }) => matches)).toEqual([4, 8]);
  // Hostile guests come and go.
  for (const { matches, sockets } of told) expect(sockets).toBeGreaterThanOrEqual(2 * matches);
  for (const { answersPerSecond, p50, p95, p99, slowest } of told) {
    expect(answersPerSecond).toBeGreaterThan(0);
    expect([p50, p95, p99, slowest]).toEqual([p50, p95, p99, slowest].toSorted((a, b) => a - b));
    expect(p50).toBeGreaterThan(0);
  }
  // On a slow machine the hostile guests stay within their budget.
  for (const { floodsPerSecond, servedPerSecond } of told)
    expect(floodsPerSecond).toBeGreaterThanOrEqual(servedPerSecond);
  expect(Math.max(...told.map(({ floodsPerSecond }) => floodsPerSecond))).toBeGreaterThan(0);
});
