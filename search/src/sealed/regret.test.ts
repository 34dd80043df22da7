// Regret matching finds the mixtures of small games with known solutions.

import { seedRng } from '@sleight/kernel/rng';
import { describe, expect, test } from 'vitest';
import { clockFor } from '../clock';
import { solve } from './regret';

const solved = (matrix: readonly (readonly number[])[], habit = 0) =>
  solve(
    { own: [matrix.length, matrix.length], theirs: [matrix[0].length], of: () => matrix },
    habit,
    clockFor({ iterations: 4000 }),
    seedRng('regret'),
  );

describe('regret matching', () => {
  test('plays rock, paper and scissors equally often', () => {
    const { mix } = solved([
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ]);
    for (const share of mix) expect(share).toBeCloseTo(1 / 3, 1);
  });

  test('mixes unequally if the stakes are unequal', () => {
    // Matching coins, where one match pays twice: the row player shows that side a third of the time.
    const { mix, gains } = solved([
      [1, 0],
      [0, 0.5],
    ]);
    expect(mix[0]).toBeCloseTo(1 / 3, 1);
    expect(gains[0]).toBeCloseTo(gains[1], 1);
  });

  test('exploits a habit that the other seat rarely breaks', () => {
    // Against anything, the second column is best.
    const coins = [
      [1, 0],
      [0, 0.5],
    ];
    expect(solved(coins, 0.9).mix[1]).toBeGreaterThan(0.95);
    expect(solved(coins, 0.3).mix[0]).toBeCloseTo(1 / 3, 1);
  });

  test('never plays a dominated commit', () => {
    const { mix } = solved([
      [0.6, 0.7],
      [0.2, 0.3],
    ]);
    expect(mix[0]).toBeGreaterThan(0.99);
  });

  test('the other seat does not learn from the real hand', () => {
    // Column 1 would punish the real hand, column 0 the imagined one, so column 0 is played.
    const imagined = [
      [0, 1],
      [0, 1],
    ];
    const held = [
      [0.9, 0],
      [0.2, 0.4],
    ];
    const { mix } = solve(
      { own: [2, 2], theirs: [2], of: (i) => (i === 0 ? held : imagined) },
      0,
      clockFor({ iterations: 2000 }),
      seedRng('blind'),
    );
    expect(mix[0]).toBeGreaterThan(0.95);
  });
});
