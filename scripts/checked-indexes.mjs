// Fails for an index or key that may lead nowhere, outside the rooms where a check costs speed (decision 0035).
// The compiler's option holds for a whole program, so the errors of those rooms are left out here.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const UNCHECKED = /^(kernel|games|search)\/|^[^(\n]*\/(testing|scripted|fixtures)\//;

const { stdout, stderr, error } = spawnSync('tsc', ['-p', 'tsconfig.checked.json', '--pretty', 'false'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
if (error !== undefined) throw error;

// An error is one line, and indented lines explain it.
const errors = stdout.split(/\n(?=\S)/).filter((text) => text.includes('error TS'));
const left = errors.filter((text) => UNCHECKED.test(text)).length;
const found = errors.filter((text) => !UNCHECKED.test(text));
// The rooms that are left out always have some, so without any the compiler did not run.
if (left === 0) throw new Error(`the compiler did not check every room: ${stdout}${stderr}`);
if (found.length > 0) console.log(found.join('\n').trimEnd());
process.exit(found.length > 0 ? 1 : 0);
