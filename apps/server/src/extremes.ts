// `npm run extremes -- [DRAWS] [EVERY]`: opens rooms with extreme rules on a live server: each parameter of each game
// alone at and beyond its bounds (every EVERY-th value), and DRAWS random combinations. Joins them, gives ten answers,
// and prints how long each kind of request blocked the event loop at worst, and its CPU time. Fails if any request blocked
// it for more than 50 ms.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runExtremes } from './scripted/extremes';

const [draws = 40, every = 1] = process.argv.slice(2).map(Number);
if (!Number.isInteger(draws) || draws < 0 || !Number.isInteger(every) || every < 1) {
  console.log('npm run extremes -- [DRAWS] [EVERY]    for example: npm run extremes -- 100 3');
  process.exit(1);
}
const MOST_MS = 50;
let isSlow = false;
const data = mkdtempSync(join(tmpdir(), 'sleight-extremes-'));

await runExtremes({
  main: fileURLToPath(new URL('./main.mjs', import.meta.url)),
  env: { SLEIGHT_DATA: data },
  draws,
  every,
  game({ game, refused, played, costs }) {
    console.log(`${game}: ${played} matches, ${refused} refused`);
    isSlow ||= Object.values(costs).some(({ pause }) => pause.ms > MOST_MS);
    for (const [step, kinds] of Object.entries(costs))
      for (const [kind, { ms, rules }] of Object.entries(kinds))
        console.log(`  ${step.padEnd(8)}${kind.padEnd(6)}${ms.toFixed(1).padStart(7)} ms  ${rules}`);
  },
});
console.log('At worst, in milliseconds. "pause" is that of the event loop, of which an idle one has 10.');
rmSync(data, { recursive: true });
process.exit(isSlow ? 1 : 0);
