// The figures of the rules themselves (spec 13.1), measured again: a check of the whole round procedure.

import { describe, expect, it } from 'vitest';
import { balance } from './balance';
import { sleeved } from './book';

const shareOf = (report: ReturnType<typeof balance.measure>, id: string): number =>
  report.cards.find((card) => card.id === id)!.share;

describe('balance', () => {
  it('random commits give the figures the rules state', () => {
    const report = balance.measure(sleeved(), { games: 3000, seed: '1', policy: 'random' });
    expect(report.rounds.mean).toBeCloseTo(8.4, 0);
    expect(report.rounds.fewest).toBeGreaterThanOrEqual(5);
    expect(report.rounds.most).toBeLessThanOrEqual(15);
    // Both, one or none survive: 23, 61 and 16 in 100.
    expect(Math.abs(report.survivors.both - 0.23)).toBeLessThan(0.015);
    expect(Math.abs(report.survivors.one - 0.61)).toBeLessThan(0.015);
    expect(Math.abs(report.survivors.none - 0.16)).toBeLessThan(0.015);
    // Lowest: Bulwark Sleeve and Stone Carapace 40%; highest: Bark Shield 63%.
    expect(Math.abs(shareOf(report, 'bulwark-sleeve') - 0.4)).toBeLessThan(0.03);
    expect(Math.abs(shareOf(report, 'stone-carapace') - 0.4)).toBeLessThan(0.03);
    expect(Math.abs(shareOf(report, 'bark-shield') - 0.63)).toBeLessThan(0.03);
    expect(report.draws / 3000).toBeLessThan(0.07);
  });

  it('every game of a best-response run is counted once, and every share is one', () => {
    const report = balance.measure(sleeved(), { games: 60, seed: '1', policy: 'best-response' });
    expect(report.cards.every(({ decided, won, share }) => decided >= won && share >= 0 && share <= 1)).toBe(
      true,
    );
    expect(report.wins[0] + report.wins[1] + report.draws).toBe(60);
  });
});
