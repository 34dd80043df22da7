// Every ruling of One Piece (spec 19) has a file of scenarios that cites it. onepiece.test.ts runs the
// scenarios.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFile } from './read';

const RULINGS = Array.from({ length: 105 }, (_, i) => i + 1);

const folder = join(import.meta.dirname, '../../games/onepiece/scenarios/rulings');
const nameOf = (n: number): string => `${String(n).padStart(3, '0')}.yaml`;

describe('rulings', () => {
  it.each(RULINGS)('%i has its own file, whose scenarios all cite it', (n) => {
    const own = readFile(readFileSync(join(folder, nameOf(n)), 'utf8')).map(({ read }) => read());
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ cites }) => !cites.includes(`${n}`)).map(({ title }) => title.en)).toEqual([]);
  });

  it('no file is about anything else', () => {
    expect(readdirSync(folder).toSorted()).toEqual(RULINGS.map(nameOf));
  });
});
