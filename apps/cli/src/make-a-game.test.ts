// A new game from its first command to a first rule of its own, as docs/make-a-game.md walks it, in a throwaway copy.
// Invariant: the game passes every check untouched, and its own after the walk.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@sleight/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Copy, copyCheckout, filesIn, section, stepsIn, type WalkChanges } from './walks';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const guide = readFileSync(join(root, 'docs/make-a-game.md'), 'utf8');
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

describe('a fifth game', () => {
  let copy: Copy;
  let laid: WalkChanges;
  beforeAll(async () => {
    copy = await copyCheckout(root);
    laid = await copy.follow(section(contributing, 'Add a game'));
  });
  afterAll(() => copy.remove());

  const passes = async (command: string): Promise<void> => {
    const { status, stdout, stderr } = await copy.run(command);
    expect(status === 0 ? command : `${command}\n${stdout}\n${stderr}`).toBe(command);
  };

  test('both guides lay it down with the same command', () => {
    const first = (text: string) => {
      const [step] = stepsIn(text);
      return 'commands' in step ? step.commands[0].command : null;
    };
    expect(first(section(guide, 'Lay it down'))).toBe(first(section(contributing, 'Add a game')));
  });

  test('takes no file written by hand; outside its folder only the shelf and the lockfile change', () => {
    expect(laid.written).toEqual([]);
    const outside = laid.generated.filter((path) => !path.startsWith('games/river-duel/'));
    expect(outside.filter((path) => !path.startsWith('shelf/'))).toEqual(['package-lock.json']);
    expect(outside).toContain('shelf/package.json');
  });

  test('is formatted, linted, indexed and without unused code', async () => {
    await passes('npx biome check games/river-duel shelf');
    await passes('node scripts/generate-index.mjs --check');
    await passes('npx knip --no-config-hints');
  });

  test('passes its own tests and those of every game', async () => {
    await passes('npx vitest run games/river-duel');
    await passes('npx vitest run apps/cli/src/every-game.test.ts shelf/src -t river-duel');
    await passes('bin/sleight golden --game river-duel');
  });

  test('is played by all four levels', async () => {
    for (const level of LEVELS)
      await passes(`bin/sleight arena --game river-duel --a ${level} --b easy --games 2 --iterations 20`);
  });

  test('is played by two friends on the server', async () => {
    await passes("npx vitest run apps/server/src/sockets/play.test.ts -t 'river-duel: a room'");
  });

  test('is found, read and played to the end in a browser, on the plain table', async () => {
    const files = 'apps/web/tests/every-game.test.ts apps/web/tests/match.test.ts';
    const { stdout, stderr } = await copy.run(`npx vitest run --project browser ${files} -t 'River Duel'`);
    expect(`${stdout}\n${stderr}`).toMatch(/Tests +8 passed/);
    // The copy's pages are built here: on a machine that does much else, that alone takes minutes.
  }, 1_200_000);

  test('a parameter of its own takes three files and a scenario', async () => {
    const { written, generated } = await copy.follow(section(guide, 'A rule of your own'));
    expect(written.map((path) => path.replace('games/river-duel/', ''))).toEqual([
      'src/rules.ts',
      'src/round.ts',
      'src/rules-text.ts',
      'scenarios/tie-bonus.yaml',
    ]);
    expect(generated).toEqual([]);
    await passes('bin/sleight golden --game river-duel');
  });

  test('an ability of its own takes one folder', async () => {
    const { written } = await copy.follow(section(guide, 'An ability of your own'));
    expect(written.filter((path) => path.includes('/src/'))).toEqual(
      ['schema.ts', 'run.ts', 'en.ts', 'fr.ts', 'steal.test.ts', 'steal.yaml'].map(
        (name) => `games/river-duel/src/ops/steal/${name}`,
      ),
    );
  });

  test("the guide's code is formatted and linted", async () => {
    await passes(
      `npx biome check ${filesIn(guide)
        .map(({ path }) => path)
        .join(' ')}`,
    );
  });
});
