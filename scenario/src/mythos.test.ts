// Every scenario of Mythos, run as its own test; and every ability of its pool in at least one of them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mythosGame } from '@sleight/mythos/game';
import { describe, expect, it } from 'vitest';
import { lineNames, type Report, runFile } from './index';

const folder = join(import.meta.dirname, '../../games/mythos');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(scenarios|src.ops).*\.yaml$/.test(name))
  .toSorted();
const reports = new Map<string, Report[]>(
  files.map((name) => [name, runFile([mythosGame], name, readFileSync(join(folder, name), 'utf8'))]),
);

describe('Mythos scenarios', () => {
  it.each(files)('%s', (name) => {
    const failures = reports.get(name)?.flatMap((report) => report.failures) ?? [];
    expect(failures.map(({ step, message }) => `${step}: ${message}`)).toEqual([]);
  });
});

describe('coverage', () => {
  const covered = new Set([...reports.values()].flat().flatMap((report) => report.covered));
  const book = mythosGame.book();

  it('every ability of the pool does something in a scenario', () => {
    expect(lineNames(book).filter((name) => name !== '' && !covered.has(name))).toEqual([]);
  });

  it('every card without abilities takes part in a scenario', () => {
    const vanilla = book.defs.filter((def) => def.index > 0 && def.lines.length === 0);
    expect(vanilla.map((def) => def.id).filter((id) => !covered.has(id))).toEqual([]);
  });
});
