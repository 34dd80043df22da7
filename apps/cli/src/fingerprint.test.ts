// Fingerprints: the same from the same seed, different where a match or a state differs.

import { expect, test } from 'vitest';
import { run } from './held-terminal';

const territory = async (...args: string[]): Promise<{ story: string; states: string }> => {
  const { code, out } = await run([
    'fingerprint',
    '--game',
    'territory',
    '--ruleset',
    'standard',
    '--json',
    ...args,
  ]);
  expect(code).toBe(0);
  return JSON.parse(out)[0];
};

test('the same matches have the same fingerprint', async () => {
  const once = await territory('--games', '4');
  expect(once).toEqual({
    game: 'territory',
    ruleset: 'standard',
    games: 4,
    story: expect.stringMatching(/^[0-9a-f]{16}$/),
    states: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(await territory('--games', '4')).toEqual(once);
});

test('another seed or another number of matches has another fingerprint', async () => {
  const all = await Promise.all([
    territory('--games', '4'),
    territory('--games', '5'),
    territory('--games', '4', '--seed', '2'),
  ]);
  expect(new Set(all.map(({ story }) => story)).size).toBe(3);
  expect(new Set(all.map(({ states }) => states)).size).toBe(3);
});

test('every ruleset that can be played is printed on a line of its own', async () => {
  const { out } = await run(['fingerprint', '--game', 'sleeved', '--games', '1']);
  expect(out).toMatch(/^sleeved classic 1: story \w+, states \w+\nsleeved sprint 1: story \w+, states \w+$/);
});
