// One name, one type, and one file: docs/decisions/0036 has the rules and the reasons.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, root } from './testing/sources';

const ROOMS = ['kernel', 'kit', 'art', 'games', 'shelf', 'search', 'scenario', 'lessons', 'protocol', 'apps'];
const GAME = /^(?:games\/([^/]+)|kit\/(template)|kernel\/src\/(pond|fixtures))\//;
const WORD_FOLDER = /\/(?:ops|filters|conditions|amounts)\/[^/]+\//;
const EXPORTED = /^export (?:declare |abstract )*(?:interface|type|class|enum) (\w+)/gm;

interface Declaration {
  readonly name: string;
  readonly path: string;
  /** The game it belongs to; null in a common room. */
  readonly game: string | null;
}

const declarations: readonly Declaration[] = ROOMS.flatMap(filesIn)
  .filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.generated\.ts$/.test(path) && !WORD_FOLDER.test(path),
  )
  .flatMap((path) => {
    const game =
      GAME.exec(path)
        ?.slice(1)
        .find((name) => name !== undefined) ?? null;
    return [...readFileSync(join(root, path), 'utf8').matchAll(EXPORTED)].map(([, name]) => ({
      name,
      path,
      game,
    }));
  });

/** Names that mean two things, each with the files that declare them. */
function clashes(all: readonly Declaration[]): string[] {
  const byName = new Map<string, Declaration[]>();
  for (const one of all) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  return [...byName].flatMap(([name, those]) => {
    const common = those.filter(({ game }) => game === null).length;
    const games = those.flatMap(({ game }) => game ?? []);
    const isClear = common === 0 ? new Set(games).size === games.length : those.length === 1;
    return isClear ? [] : [`${name}: ${those.map(({ path }) => path).join(', ')}`];
  });
}

test('no two exported types have one name', () => {
  expect(declarations.length).toBeGreaterThan(800);
  expect(clashes(declarations)).toEqual([]);
});

test('two in common rooms clash, two in one game, and one of each; two in two games do not', () => {
  const at = (path: string, game: string | null) => ({ name: 'Card', path, game });
  expect(clashes([at('a', null), at('b', null)])).toEqual(['Card: a, b']);
  expect(clashes([at('a', 'go'), at('b', 'go')])).toEqual(['Card: a, b']);
  expect(clashes([at('a', null), at('b', 'go')])).toEqual(['Card: a, b']);
  expect(clashes([at('a', 'chess'), at('b', 'go')])).toEqual([]);
});

/** Do two names of files differ by an ending only, as cost and costs, compile and compiler do? */
function isEnding(short: string, long: string): boolean {
  const stems = [short, short.replace(/e$/, ''), short.replace(/y$/, 'i'), short + short.at(-1)];
  return stems.some(
    (stem) => long.startsWith(stem) && /^(s|es|r|er|or|d|ed|ing|ion|ation)$/.test(long.slice(stem.length)),
  );
}

test('no two files of a folder differ by an ending only', () => {
  const byFolder = new Map<string, string[]>();
  for (const path of ROOMS.flatMap(filesIn)) {
    const name = /([^/]*?)(?<!\.test|\.generated)\.tsx?$/.exec(path)?.[1];
    if (name !== undefined) byFolder.set(dirname(path), [...(byFolder.get(dirname(path)) ?? []), name]);
  }
  const pairs = [...byFolder].flatMap(([folder, names]) =>
    names.flatMap((one) =>
      names.filter((other) => isEnding(one, other)).map((other) => `${folder}: ${one}, ${other}`),
    ),
  );
  expect(pairs).toEqual([]);
  expect(isEnding('cost', 'costs') && isEnding('evaluate', 'evaluation')).toBe(true);
  expect(isEnding('policy', 'policies') && isEnding('step', 'stepper')).toBe(true);
  expect(isEnding('deck', 'deck-text')).toBe(false);
});
