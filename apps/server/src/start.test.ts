// `npm start` from a terminal, started and stopped like a user would.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from './testing/databases';

const root = join(import.meta.dirname, '../../..');

/** npm in its own process group, as in a terminal, once the server listens. Without pages, which are slow to build. */
async function npmStart(data: string) {
  const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...env, SLEIGHT_WEB: '', SLEIGHT_DATA: data, PORT: '0' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listens = new Promise<void>((resolve, reject) => {
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk;
        if (said.includes('Ctrl+C')) resolve();
      });
    npm.once('exit', (code) => reject(new Error(`npm ended with code ${code}: ${said}`)));
  });
  await listens;
  return { npm, said: () => said };
}

test.each([
  ['npm is asked to stop', (pid: number) => process.kill(pid, 'SIGTERM')],
  [
    'Ctrl+C is pressed, which signals every process of the terminal',
    (pid: number) => process.kill(-pid, 'SIGINT'),
  ],
])('the server stops quietly when %s', async (_how, tell) => {
  const data = await freshFolder();
  const { npm, said } = await npmStart(data);
  // Closed: all its output has been read.
  const ended = once(npm, 'close');
  tell(npm.pid ?? 0);
  const [code] = await ended;
  expect(said()).toContain('"msg":"stopped"');
  expect(code).toBe(0);
  expect(readdirSync(join(data, 'owner'))).toEqual(['free']);
  rmSync(data, { recursive: true });
});
