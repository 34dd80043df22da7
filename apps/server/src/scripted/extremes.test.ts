import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shelf } from '../games';
import { bundledMain } from '../testing/bundle';
import { freshFolder } from '../testing/databases';
import { type ExtremeFigures, runExtremes } from './extremes';

/** So few cases say nothing but that every game is asked for and the server lives. */
test('rooms under extreme rules are refused or played on a live server, which goes on', async () => {
  const data = await freshFolder();
  const told: ExtremeFigures[] = [];
  const env = { SLEIGHT_DATA: data };
  await runExtremes({ main: await bundledMain(), env, draws: 2, every: 60, game: (one) => told.push(one) });
  rmSync(data, { recursive: true });
  expect(told.map(({ game }) => game)).toEqual(shelf.map(({ id }) => id));
  const counts = (count: 'refused' | 'played') => told.reduce((sum, one) => sum + one[count], 0);
  expect(counts('refused')).toBeGreaterThan(0);
  expect(counts('played')).toBeGreaterThan(0);
}, 300_000);
