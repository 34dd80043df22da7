// Program counters and registers by name: no rule counts steps by hand, so a step can be put between two others.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The machine, and the words that programs jump with. */
const MACHINE = ['kernel/src/vm.ts', 'kernel/src/procedure.ts'];

const rules = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('fixtures'))
    .map((file) => `${folder}/${file}`);

const files = ['kernel/src', ...readdirSync(join(root, 'games')).map((game) => `games/${game}/src`)].flatMap(
  rules,
);

/** Lines of the rules that match, as "file:line". */
const found = (pattern: RegExp, except: readonly string[] = []): string[] =>
  files
    .filter((file) => !except.includes(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}`] : [])),
    );

test('only the machine writes a program counter; rules jump to labels', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(found(/\.pc\s*(=[^=]|--|\+\+|[-+]=)/, MACHINE)).toEqual([]);
});

test('no jump leads to a number', () => {
  expect(found(/\bjump\([^,()]*(\([^()]*\))?, *-?\d/)).toEqual([]);
});

test('no register is read or written by its number', () => {
  expect(found(/\bregs\[\d/)).toEqual([]);
});
