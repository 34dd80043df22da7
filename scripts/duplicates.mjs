// Lists the pairs of files in different games that share six or more consecutive lines, and fails when there are too
// many: what two games share belongs in the kernel or the kit. Blank lines, comments, imports and lone punctuation do
// not count; generated indexes are left out.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BLOCK = 6;
const ALLOWED = 14;
/** A block in more files than this is a form that they all follow, such as the frame of an op's test. */
const COMMON = 8;

const root = fileURLToPath(new URL('..', import.meta.url));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'games'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.generated.ts'));

const isThin = (line) => !/\w/.test(line) || /^(\/\/|\/\*|\*|import\b|\} from )/.test(line);

const counted = (text) =>
  text
    .replaceAll(/^import [^;]*;/gm, '')
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => !isThin(line));

const gameOf = (file) => file.split('/')[1];

/** Block of lines to the files it stands in. */
const places = new Map();
for (const file of files) {
  const lines = counted(readFileSync(`${root}/${file}`, 'utf8'));
  for (let at = 0; at + BLOCK <= lines.length; at++) {
    const block = lines.slice(at, at + BLOCK).join('\n');
    places.set(block, (places.get(block) ?? new Set()).add(file));
  }
}

const pairs = new Set();
for (const holders of places.values()) {
  if (holders.size > COMMON) continue;
  for (const one of holders) {
    for (const other of holders) {
      if (gameOf(one) < gameOf(other)) pairs.add(`${one} ~ ${other}`);
    }
  }
}

console.log([...pairs].toSorted().join('\n'));
console.log(`${pairs.size} pairs of files in different games share ${BLOCK} lines (at most ${ALLOWED})`);
if (pairs.size > ALLOWED) process.exit(1);
