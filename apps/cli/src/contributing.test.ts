// Follows CONTRIBUTING.md in a throwaway copy of the checkout.
// Invariant: the files in the guide are all that is needed, and its commands print what it shows.

import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Copy, copyCheckout, edited, filesIn, section, type WalkChanges } from './walks';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

describe('following CONTRIBUTING.md', () => {
  let copy: Copy;
  beforeAll(async () => {
    copy = await copyCheckout(root);
  });
  afterAll(() => copy.remove());

  const follow = (title: string): Promise<WalkChanges> => copy.follow(section(guide, title));
  const names = (paths: readonly string[]): (string | undefined)[] =>
    paths.map((path) => path.split('/').at(-1));

  test('a card is one JSON and one scenario; an index, the golden texts and the hash of the pictures are generated', async () => {
    const { written, generated } = await follow('Add a card');
    expect(written).toEqual([
      'games/territory/cards/workshop/border-scout.json',
      'games/territory/scenarios/cards/border-scout.yaml',
    ]);
    expect(names(generated).toSorted()).toEqual([
      'index.generated.ts',
      'pictures.golden.json',
      'texts.golden.json',
    ]);
  });

  test('an op is one folder with its schema, behaviour, two languages, test and scenario; indexes are generated', async () => {
    const { written, generated } = await follow('Add an op');
    expect(new Set(written.map((path) => dirname(path)))).toEqual(new Set(['games/territory/src/ops/swap']));
    expect(names(written)).toEqual(['schema.ts', 'run.ts', 'en.ts', 'fr.ts', 'swap.test.ts', 'swap.yaml']);
    expect(generated).toEqual([
      'games/territory/src/ops/index.generated.ts',
      'games/territory/src/ops/language.generated.ts',
      'games/territory/src/ops/schemas.generated.ts',
    ]);
  });

  test('a filter is one folder with its schema, meaning, two languages and test; indexes are generated', async () => {
    const { written, generated } = await follow('Add a filter');
    expect(new Set(written.map((path) => dirname(path)))).toEqual(
      new Set(['games/territory/src/filters/damaged']),
    );
    expect(names(written)).toEqual(['schema.ts', 'meaning.ts', 'en.ts', 'fr.ts', 'damaged.test.ts']);
    expect(generated).toEqual([
      'games/territory/src/filters/language.generated.ts',
      'games/territory/src/filters/meanings.generated.ts',
      'games/territory/src/filters/schemas.generated.ts',
    ]);
  });

  test('a word without its French does not compile', async () => {
    rmSync(join(copy.root, 'games/territory/src/filters/damaged/fr.ts'));
    const { status, stdout } = await copy.run('npx tsc');
    expect(status).not.toBe(0);
    expect(stdout).toContain('./damaged/fr');
    for (const file of filesIn(section(guide, 'Add a filter'))) copy.write(file);
  });

  test('a parameter is its bounds, its name, its use, its sentence and a scenario', async () => {
    const { written, generated } = await follow('Add a parameter');
    expect(names(written)).toEqual([
      'rules.ts',
      'parameters.ts',
      'round.ts',
      'rules-text.ts',
      'lone-unit.yaml',
    ]);
    expect(generated).toEqual([]);
  });

  test('a page is one file, its words in two languages, and a line for each list', async () => {
    const { written, generated } = await follow('Add a page');
    expect(written).toEqual([
      'apps/web/src/app/[locale]/(site)/credits/page.tsx',
      'apps/web/messages/en/credits.json',
      'apps/web/messages/fr/credits.json',
      'apps/web/messages/en/index.ts',
      'apps/web/messages/fr/index.ts',
      'apps/web/tests/pages.test.ts',
    ]);
    expect(generated).toEqual([]);
  });

  test("the guide's code is formatted and linted", async () => {
    const titles = ['Add a card', 'Add an op', 'Add a filter', 'Add a parameter', 'Add a page'];
    const files = titles.flatMap((title) => filesIn(section(guide, title)).map(({ path }) => `'${path}'`));
    const { status, stdout, stderr } = await copy.run(`npx biome check ${files.join(' ')}`);
    expect([status, stdout + stderr]).toEqual([0, expect.any(String)]);
  });
});

test('an edit that fits nowhere, or in two places, is refused', () => {
  expect(edited('a\nb\nc\n', ' a\n-b\n+d\n')).toBe('a\nd\nc\n');
  expect(() => edited('a\nc\n', ' a\n-b\n+d\n')).toThrow('not there exactly once');
  expect(() => edited('a\nb\na\nb\n', ' a\n-b\n+d\n')).toThrow('not there exactly once');
});
