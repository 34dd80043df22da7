// `npm run load -- [--bots N] [--hostile N] [--seating N] [MATCHES ...]`: live matches between scripted players against one
// server process on one core, one answer every five seconds in each, adding matches until the 99th percentile of answers
// takes more than 100 ms to reach both seats.
// With --bots, N more people play against experts, so that bots never stop thinking. With --hostile, N guests of one
// address request their tables as fast as they can; the figures are those of everyone else.
// With --seating, N more matches start each second, are looked at and left.
// Uses its own embedded database, or the one in DATABASE_URL.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runLoad } from './scripted/load';

const { values, positionals } = parseArgs({
  options: {
    bots: { type: 'string', default: '0' },
    hostile: { type: 'string', default: '0' },
    seating: { type: 'string', default: '0' },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const bots = Number(values.bots);
const hostile = Number(values.hostile);
const seating = Number(values.seating);
const given = positionals.map(Number);
const isUnderstood = [bots, hostile, seating, ...given].every(
  (number) => Number.isInteger(number) && number >= 0,
);
if (values.help || !isUnderstood) {
  console.log('npm run load -- [--bots N] [--hostile N] [--seating N] [MATCHES ...]');
  console.log('for example: npm run load -- --bots 4 100 200, or: npm run load -- --hostile 20 100');
  process.exit(isUnderstood ? 0 : 1);
}
const steps = given.length > 0 ? given : Array.from({ length: 16 }, (_, i) => 250 * (i + 1));
const data = mkdtempSync(join(tmpdir(), 'sleight-load-'));

const columns = [
  'matches',
  'sockets',
  'answers/s',
  'p50',
  'p95',
  'p99',
  'slowest',
  'unseen',
  'loop p99',
  'loop max',
  'players p99',
  'players max',
  'MB',
  'thoughts/s',
  'core',
  'floods/s',
  'served/s',
  'seated/s',
];
const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => String(cell).padStart(12)).join('');
console.log(row(columns));
await runLoad({
  main: fileURLToPath(new URL('./main.mjs', import.meta.url)),
  env: { SLEIGHT_DATA: data },
  steps,
  bots,
  hostile,
  seating,
  isPinned: true,
  pauseMs: 5_000,
  measureMs: 60_000,
  limitMs: 100,
  step: (figures) => console.log(row(Object.values(figures))),
});
console.log(
  'Times in milliseconds. "loop" is the delay in the server, "players" that in the scripted players, of which an idle one has 10. "floods" are the messages of hostile guests, of which "served" were not refused.',
);
rmSync(data, { recursive: true });
process.exit(0);
