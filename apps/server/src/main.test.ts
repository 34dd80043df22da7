import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { getPriority, hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, spawnServer, startProcess } from './scripted/process';
import { bundledMain } from './testing/bundle';
import { freshFolder } from './testing/databases';
import { PASSWORD } from './testing/people';
import { browserAt } from './testing/running';

let main: string;
let data: string;
beforeAll(async () => {
  main = await bundledMain();
  data = await freshFolder();
});
afterAll(() => rmSync(data, { recursive: true }));

/** Runs to the end; returns its output and exit code. */
async function ended(env: Record<string, string>, args: readonly string[] = []) {
  const { child, output } = spawnServer(main, { SLEIGHT_DATA: data, PORT: '0', ...env }, args);
  const [code, signal] = await once(child, 'close');
  // A process ended by a signal has no exit code.
  return { code: code ?? signal, said: output() };
}

describe('the server as a process', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startProcess(main, { SLEIGHT_DATA: data, PORT: '0' });
  });

  test('serves page, API and health on one port', async () => {
    const { ask } = browserAt(server.url);
    expect((await ask('GET', '/')).body).toContain('Sleight');
    expect((await ask('GET', '/api/games')).status).toBe(200);
    expect((await ask('GET', '/healthz')).status).toBe(200);
  });

  // Threads have priorities only on Linux.
  test.runIf(process.platform === 'linux')('gives the main thread priority', () => {
    const threads = readdirSync(`/proc/${server.pid}/task`).map(Number);
    const patient = threads.filter((thread) => getPriority(thread) > getPriority(server.pid));
    expect(patient).not.toContain(server.pid);
    expect(patient.length).toBeGreaterThan(1);
  });

  test('refuses a second process on its folder with a sentence in both languages', async () => {
    const { code, said } = await ended({});
    expect(code).toBe(1);
    expect(said).toContain(`is in use by another Sleight server (on ${hostname()})`);
    expect(said).toContain('est utilisé par un autre serveur Sleight');
    expect((await browserAt(server.url).ask('GET', '/healthz')).status).toBe(200);
  });

  test('refuses a taken port, and releases its folder again', async () => {
    const other = await freshFolder();
    const { code, said } = await ended({ SLEIGHT_DATA: other, PORT: new URL(server.url).port });
    expect(code).toBe(1);
    expect(said).toMatch(/Port \d+ is in use.*\n.*est occupé/);
    expect(readdirSync(join(other, 'owner'))).toEqual(['free']);
    rmSync(other, { recursive: true });
  });

  test('refuses wrong settings before anything starts', async () => {
    const { code, said } = await ended({ DATABASE_URL: 'mysql://localhost' });
    expect(code).toBe(1);
    expect(said).toMatch(/^DATABASE_URL must .*\nDATABASE_URL doit /);
  });

  // /proc reports that an admin may write, but writing fails.
  test.each([
    ['that is none', () => main],
    ['inside something that is none', () => join(main, 'data')],
    ['where nothing can be written', () => '/proc'],
    ['where nothing can be made', () => '/proc/sleight/data'],
  ])('refuses a data folder %s', async (_what, folder) => {
    const { code, said } = await ended({ SLEIGHT_DATA: folder() });
    expect(code).toBe(1);
    expect(said).toMatch(/^SLEIGHT_DATA must be a folder .*\nSLEIGHT_DATA doit être un dossier /);
  });

  test('explains what is wrong with an unreachable database', async () => {
    const { code, said } = await ended({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/none' });
    expect(code).toBe(1);
    expect(said).toMatch(/^Couldn’t connect to the database in DATABASE_URL \(ECONNREFUSED\)/);
    expect(said).not.toContain('hunter2');
  });

  test('stops cleanly, keeps everything, and makes an account an admin by command', async () => {
    const browser = browserAt(server.url);
    const given = { email: 'ada@example.org', password: PASSWORD, username: 'Ada' };
    await browser.ask('POST', '/api/account/sign-up', given);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output()).toContain('"msg":"stopped"');
    expect(readdirSync(join(data, 'owner'))).toEqual(['free']);

    expect(await ended({}, ['admin'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('Name the account'),
    });
    expect((await ended({}, ['admin', 'Bob'])).said).toMatch(/no account with .*"Bob".*\n.*Aucun compte/);
    expect(await ended({}, ['admin', 'ada'])).toMatchObject({
      code: 0,
      said: 'ada is an admin now.\nada est maintenant administrateur.\n',
    });

    server = await startProcess(main, { SLEIGHT_DATA: data, PORT: '0' });
    const { me } = (await browserAtWith(browser.jar.sender.cookie).ask('GET', '/api/me')).body;
    expect(me).toMatchObject({ username: 'Ada', role: 'admin' });
    await server.end('SIGTERM');
  });

  const browserAtWith = (cookie = '') => {
    const { ask } = browserAt(server.url);
    return { ask: (method: string, path: string) => ask(method, path, undefined, { cookie }) };
  };
});
