import { rmSync } from 'node:fs';
import { shelf } from '@sleight/shelf';
import { expect, test } from 'vitest';
import { bundledMain } from '../testing/bundle';
import { freshFolder } from '../testing/databases';
import { type ExtremeFigures, runExtremes } from './extremes';

/** This few cases only show that every game is tried and the server survives. */
test('rooms with extreme rules are refused or played on a live server, which keeps running', async () => {
  const data = await freshFolder();
  const told: ExtremeFigures[] = [];
  const env = { SLEIGHT_DATA: data };
  await runExtremes({ main: await bundledMain(), env, draws: 2, every: 150, game: (one) => told.push(one) });
  rmSync(data, { recursive: true });
  expect(told.map(({ game }) => game)).toEqual(shelf.map(({ id }) => id));
  const counts = (count: 'refused' | 'played') => told.reduce((sum, one) => sum + one[count], 0);
  expect(counts('refused')).toBeGreaterThan(0);
  expect(counts('played')).toBeGreaterThan(0);
}, 300_000);
