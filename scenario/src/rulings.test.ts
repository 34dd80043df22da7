// Every ruling of Territory has a scenario that cites it, and every rule parameter one that changes it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultRules } from '@sleight/territory/rules';
import { expect, test } from 'vitest';
import { readFile } from './read';

const RULINGS = Array.from({ length: 42 }, (_, i) => i + 1);

const folder = join(import.meta.dirname, '../../games/territory/scenarios');
const scenarios = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => readFile(readFileSync(join(folder, name), 'utf8')).map(({ read }) => read()));

test('every ruling is cited, and none that does not exist', () => {
  const cited = scenarios
    .flatMap(({ cites }) => cites)
    .filter((cite) => cite.startsWith('R'))
    .map((cite) => Number(cite.slice(1)));
  expect([...new Set(cited)].toSorted((a, b) => a - b)).toEqual(RULINGS);
});

test('every rule parameter is changed', () => {
  const changed = new Set<string>();
  for (const { rules } of scenarios) {
    for (const [name, standard] of Object.entries(defaultRules)) {
      if (name in rules && JSON.stringify(rules[name]) !== JSON.stringify(standard)) changed.add(name);
    }
  }
  expect(Object.keys(defaultRules).filter((name) => !changed.has(name))).toEqual([]);
});
