// `npm run crashes -- [MOMENTS]`: kills the server at random moments (200 by default) of live matches and checks that
// everything it acknowledged survived. Uses its own embedded database, or the one in DATABASE_URL.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config/config';
import { runCrashes } from './scripted/crashes';

const moments = Number(process.argv[2] ?? 200);
const data = mkdtempSync(join(tmpdir(), 'sleight-crashes-'));
const { databaseUrl } = readConfig(process.env);
const began = Date.now();

const report = await runCrashes({
  main: fileURLToPath(new URL('./main.mjs', import.meta.url)),
  database: { data, databaseUrl },
  moments,
  tables: 12,
  progress: (done) => {
    if (done % 10 === 0) console.error(`${done} of ${moments} kills`);
  },
});
rmSync(data, { recursive: true });

const { problems, ...figures } = report;
console.log(
  JSON.stringify({
    ...figures,
    database: databaseUrl === null ? 'PGlite' : 'PostgreSQL',
    seconds: Math.round((Date.now() - began) / 1000),
    problems: problems.length,
  }),
);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
