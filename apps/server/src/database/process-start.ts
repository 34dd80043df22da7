// When a process began: numbers of processes are given again, together with the moment they are not.

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Of the fields that follow the name, which may hold spaces and brackets, the one that counts since the system began. */
const STARTED = 19;

async function linuxStart(pid: number): Promise<string> {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
  ]);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return `${boot.trim()} ${fields[STARTED]}`;
}

async function unixStart(pid: number): Promise<string> {
  const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)], {
    env: { ...process.env, LC_ALL: 'C' },
  });
  return stdout.trim();
}

/** The same for as long as the process runs; null where the system does not say. */
export async function processStart(pid: number): Promise<string | null> {
  if (process.platform === 'win32') return null;
  const start = process.platform === 'linux' ? linuxStart(pid) : unixStart(pid);
  return await start.catch(() => null);
}
