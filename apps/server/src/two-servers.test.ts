// Two servers on one folder, each process 1 of its own container: the second is refused. A server that was suspended
// until another took its folder stops before it writes.

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ServerProcess, spawnServer, startProcess } from './scripted/process';
import { bundledMain } from './testing/bundle';
import { freshFolder } from './testing/databases';
import { browserAt } from './testing/running';

const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL'];
const [command, ...args] = CONTAINER;
const hasContainers = spawnSync(command, [...args, 'true']).status === 0;
if (!hasContainers)
  console.warn(
    'This machine lets nobody make pid namespaces: two ordinary processes stand in for two containers.',
  );
const within = hasContainers ? CONTAINER : [];

let main: string;
let data: string;
const open: ServerProcess[] = [];
beforeAll(async () => {
  main = await bundledMain();
});
beforeEach(async () => {
  data = await freshFolder();
});
afterEach(async () => {
  for (const server of open.splice(0)) await server.end('SIGKILL');
  rmSync(data, { recursive: true });
});

async function started(how: Parameters<typeof startProcess>[2] = {}): Promise<ServerProcess> {
  const server = await startProcess(main, { SLEIGHT_DATA: data, PORT: '0' }, how);
  open.push(server);
  return server;
}

/** How many accounts it creates, which is how many it wrote. */
async function written({ url }: ServerProcess): Promise<number> {
  const { status } = await browserAt(url).ask('POST', '/api/account/guest');
  return status;
}

test('of two containers on one folder, one serves; when it is killed, the next takes over', async () => {
  const first = await started({ within });
  const { child, output } = spawnServer(main, { SLEIGHT_DATA: data, PORT: '0' }, [], { within });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output()).toMatch(/is in use by another Sleight server .*\n.*est utilisé par un autre serveur/);
  expect(await written(first)).toBe(200);
  await first.end('SIGKILL');
  const next = await started({ within });
  expect(await written(next)).toBe(200);
});

test('a server that was suspended until another took its folder stops before it writes', async () => {
  const sleeper = await started();
  expect(await written(sleeper)).toBe(200);
  sleeper.signal('SIGSTOP');
  const next = await started();
  expect(await written(next)).toBe(200);
  // It gets a request to write the moment it wakes up.
  const asked = written(sleeper).catch(() => 'no answer');
  sleeper.signal('SIGCONT');
  expect(await sleeper.ended()).toBe(1);
  expect(await asked).toBe('no answer');
  expect(sleeper.output()).toMatch(/took over the folder .*\n.*a repris le dossier/);
  expect(await written(next)).toBe(200);
  // The files are still intact.
  expect(await next.end('SIGTERM')).toBe(0);
  expect(await written(await started())).toBe(200);
});
