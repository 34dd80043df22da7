// The promises of every game on the shelf: scenarios that hold and use every ability and op,
// random matches that keep the invariants, and words in both languages.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lineNames, type Report, runFile } from '@sleight/scenario';
import { fuzz } from '@sleight/scenario/fuzz';
import { shelf } from '@sleight/shelf';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from './held-terminal';

const games = fileURLToPath(new URL('../../../games', import.meta.url));

const scenariosOf = (id: string): string[] =>
  readdirSync(join(games, id), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(scenarios|src.ops).*\.yaml$/.test(name))
    .toSorted();

describe.each(shelf.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  let reports: readonly Report[];
  beforeAll(() => {
    reports = scenariosOf(id).flatMap((name) =>
      runFile([game], name, readFileSync(join(games, id, name), 'utf8')),
    );
  });

  test('its scenarios hold', () => {
    expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
    expect(reports.length).toBeGreaterThan(0);
  });

  test('every card and every ability is used in a scenario', () => {
    const book = game.book();
    const covered = new Set(reports.flatMap((report) => report.covered));
    const unused = lineNames(book).filter((name) => name !== '' && !covered.has(name));
    const plain = book.defs.filter((def) => def.index > 0 && def.lines.length === 0).map((def) => def.id);
    expect([...unused, ...plain.filter((name) => !covered.has(name))]).toEqual([]);
  });

  test('every op has a scenario in its folder', () => {
    const ops = join(games, id, 'src/ops');
    const folders = existsSync(ops) ? readdirSync(ops, { withFileTypes: true }) : [];
    const without = folders.filter(
      (one) => one.isDirectory() && !existsSync(join(ops, one.name, `${one.name}.yaml`)),
    );
    expect(without.map((one) => one.name)).toEqual([]);
  });

  test('random matches keep every invariant', () => {
    expect(fuzz(game, { games: 2, seed: 'every game' }).failure).toBeNull();
  });

  test('its rules and cards are in both languages', async () => {
    for (const lang of ['en', 'fr']) {
      const { out, code } = await run(['cards', '--game', id, '--lang', lang]);
      expect(code).toBe(0);
      expect(out).not.toMatch(/undefined|NaN|\[object/);
    }
    for (const { title, lines } of game.rulesText(game.book()))
      for (const { en, fr } of [title, ...lines]) expect([en, fr]).not.toContain('');
  });
});
