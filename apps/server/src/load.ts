// `npm run load -- [MATCHES ...]`: live matches between scripted players against one server process on one core, one
// answer every five seconds in each, growing until the 99th of 100 answers takes more than 100 ms to reach both seats.
// On an embedded database of its own, or on the one that DATABASE_URL names.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runLoad } from './scripted/load';

const given = process.argv.slice(2).map(Number);
const steps = given.length > 0 ? given : Array.from({ length: 16 }, (_, i) => 250 * (i + 1));
const data = mkdtempSync(join(tmpdir(), 'sleight-load-'));

const columns = ['matches', 'sockets', 'answers/s', 'p50', 'p95', 'p99', 'loop p99', 'players', 'MB', 'core'];
const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => String(cell).padStart(10)).join('');
console.log(row(columns));
await runLoad({
  main: fileURLToPath(new URL('./main.mjs', import.meta.url)),
  env: { SLEIGHT_DATA: data },
  steps,
  pauseMs: 5_000,
  measureMs: 30_000,
  limitMs: 100,
  step: (figures) => console.log(row(Object.values(figures))),
});
console.log(
  'Times in milliseconds; "players" is the delay in the scripted players, which the times include.',
);
rmSync(data, { recursive: true });
process.exit(0);
