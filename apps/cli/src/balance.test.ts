// Balance figures, for machines and for people.

import { describe, expect, test } from 'vitest';
import { run } from './held-terminal';

describe('balance', () => {
  test('--json gives a figure for every card, and lists cards outside the band', async () => {
    const heard = await run(['balance', '--game', 'sleeved', '--games', '30', '--json']);
    const report = JSON.parse(heard.out);
    expect(heard.code).toBe(0);
    expect(report).toMatchObject({ game: 'sleeved', policy: 'best-response', games: 30, band: [0.38, 0.62] });
    expect(report.cards).toHaveLength(28);
    for (const { id, share } of report.cards) {
      const isListed = report.outside.some((card: { id: string }) => card.id === id);
      expect(isListed).toBe(share < 0.38 || share > 0.62);
    }
  });

  test('the same seed gives the same figures', async () => {
    const args = ['balance', '--game', 'sleeved', '--games', '10', '--seed', '7', '--policy', 'sample'];
    expect((await run(args)).out).toBe((await run(args)).out);
    expect((await run([...args, '--lang', 'fr'])).out).toContain('Pochette rempart');
  });

  test('a game without figures, or an unknown policy, is an error', async () => {
    const other = await run(['balance', '--game', 'territory']);
    expect(other.code).toBe(2);
    expect(other.err).toContain('sleeved');
    expect((await run(['balance', '--game', 'sleeved', '--policy', 'wild'])).code).toBe(2);
  });
});
