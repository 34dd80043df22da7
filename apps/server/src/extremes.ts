// `npm run extremes -- [DRAWS] [EVERY]`: opens rooms under extreme rules on a live server, each parameter of each game
// at and beyond its bounds alone (every EVERY-th value) and DRAWS times several together, joins them, gives ten answers,
// and prints how long each kind of request blocked the event loop at worst, and the CPU it used.

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
const data = mkdtempSync(join(tmpdir(), 'sleight-extremes-'));

await runExtremes({
  main: fileURLToPath(new URL('./main.mjs', import.meta.url)),
  env: { SLEIGHT_DATA: data },
  draws,
  every,
  game({ game, refused, played, costs }) {
    console.log(`${game}: ${played} matches, ${refused} refused`);
    for (const [step, kinds] of Object.entries(costs))
      for (const [kind, { ms, rules }] of Object.entries(kinds))
        console.log(`  ${step.padEnd(8)}${kind.padEnd(6)}${ms.toFixed(1).padStart(7)} ms  ${rules}`);
  },
});
console.log('At worst, in milliseconds. "pause" is that of the event loop, of which an idle one has 10.');
rmSync(data, { recursive: true });
process.exit(0);
