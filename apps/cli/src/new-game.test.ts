// The name of a new game, and what happens with a wrong one. make-a-game.test.ts lays a game down and plays it.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from './held-terminal';
import { locked, renamed } from './new-game-files';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test.each([
  ['Chess', 'lower-case letters'],
  ['7-wonders', 'lower-case letters'],
  ['river_duel', 'lower-case letters'],
  ['river--duel', 'lower-case letters'],
  ['../escape', 'lower-case letters'],
  ['a', '2 to 30 characters'],
  ['a'.repeat(31), '2 to 30 characters'],
  ['territory', 'is taken'],
  ['kernel', 'is taken'],
  ['constructor', 'is taken'],
])('%s is refused, and nothing is written', async (name, reason) => {
  const before = [readdirSync(join(root, 'games')), readFileSync(join(root, 'shelf/package.json'), 'utf8')];
  const { code, err } = await run(['new-game', name, '--root', root]);
  expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
  expect([readdirSync(join(root, 'games')), readFileSync(join(root, 'shelf/package.json'), 'utf8')]).toEqual(
    before,
  );
});

test('a wrong name is explained in French too', async () => {
  const { err } = await run(['new-game', 'Échecs', '--root', root, '--lang', 'fr']);
  expect(err).toContain('utilisez des minuscules sans accent');
});

test('without a name, with two, or outside a checkout it says what to do', async () => {
  expect((await run(['new-game', '--root', root])).err).toContain('one name');
  expect((await run(['new-game', 'one', 'two', '--root', root])).err).toContain('one name');
  expect((await run(['new-game', 'chess', '--root', join(root, 'docs')])).err).toContain('in a checkout');
  expect(existsSync(join(root, 'docs/games'))).toBe(false);
});

test('a name with hyphens becomes an identifier, a type and a title', () => {
  const text = "export const duskfallGame = asDuskfall('duskfall'); // Duskfall: DuskfallBook, isDuskfall";
  expect(renamed(text, 'river-duel')).toBe(
    "export const riverDuelGame = asRiverDuel('river-duel'); // River Duel: RiverDuelBook, isRiverDuel",
  );
});

test('only the lines of the new game are added to the lockfile', () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const game = readFileSync(join(root, 'kit/template/package.json'), 'utf8').replaceAll('duskfall', 'chess');
  const after = new Set(locked(lock, 'chess', game).split('\n'));
  const lost = lock.split('\n').filter((line) => !after.has(line) && !after.has(`${line},`));
  expect(lost).toEqual([]);
  expect([...after].filter((line) => line.includes('chess')).length).toBe(5);
});
