// Every ruling of One Piece (spec 19) has a file of scenarios that cites it, or waits for something that no ability can
// say yet. That the scenarios hold is onepiece.test.ts's business.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFile } from './read';

const RULINGS = Array.from({ length: 105 }, (_, i) => i + 1);

/** What a ruling waits for. Whoever adds it takes the ruling off this list and writes its file. */
const WAITING: ReadonlyMap<number, string> = new Map([
  [26, 'a discount for the next card that is paid for'],
  [47, 'attacks that must go to a named Character'],
  [87, 'texts that protect from losing by an empty deck'],
  [88, 'negating all effects of one timing'],
  [90, 'asking whether a timing is printed on a card'],
  [91, 'a Leader that has all names and types'],
  [94, 'cards that effects cannot play from the hand'],
  [102, 'drawing as many cards as were put back'],
  [104, 'hearing by what a Character was played'],
]);

const folder = join(import.meta.dirname, '../../games/onepiece/scenarios/rulings');
const fileOf = (n: number): string => join(folder, `${String(n).padStart(3, '0')}.yaml`);

describe('rulings', () => {
  const held = RULINGS.filter((n) => !WAITING.has(n));

  it.each(held)('%i has a file of its own, whose scenarios all cite it', (n) => {
    const own = readFile(readFileSync(fileOf(n), 'utf8')).map(({ read }) => read());
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ cites }) => !cites.includes(`${n}`)).map(({ title }) => title.en)).toEqual([]);
  });

  it('nothing waits that has a file, and no file is about anything else', () => {
    expect([...WAITING.keys()].filter((n) => existsSync(fileOf(n)))).toEqual([]);
    expect(readdirSync(folder).toSorted()).toEqual(held.map((n) => `${String(n).padStart(3, '0')}.yaml`));
  });
});
