// Makes the checkout ready to run: installs the dependencies if they are missing or the
// lockfile has changed. Runs before `npm start` and `npm test`, so it uses nothing but Node.
// With --stamp it only records that the lockfile's dependencies are installed (after `npm install`).

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}node_modules/.sleight-ready`;
const lockfile = readFileSync(`${root}package-lock.json`);
const stamp = createHash('sha256').update(lockfile).digest('hex');

const isReady = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

function install() {
  console.log('Installing dependencies. · Installation des dépendances.');
  // Development tools too, even if NODE_ENV is "production": the tests need them.
  const { status } = spawnSync('npm ci --include=dev', { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

const onlyStamp = process.argv.includes('--stamp');
if (!isReady()) {
  if (!onlyStamp) install();
  if (existsSync(`${root}node_modules`)) writeFileSync(stampFile, stamp);
}
