import type { Said } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import { runFile } from '@sleight/scenario';
import { shelf } from '@sleight/shelf';
import { describe, expect, test } from 'vitest';
import { type LiveTable, tried } from '../matches/table';
import { anyAnswer, bot, dealt, person, rowOf } from '../testing/matches';
import { scenarioOf } from './report';

const after = (table: LiveTable, move: Parameters<typeof tried>[1]): LiveTable => {
  const step = tried(table, move);
  if ('illegal' in step) throw new Error(step.illegal);
  return step.next;
};

describe.each(shelf.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const reported = (most: number): LiveTable => {
    const rng = seedRng('reported');
    let table = dealt(rowOf(game, [person('me'), bot()], { seed: 'a secret' }));
    for (let i = 0; i < most && table.state.result === null; i++)
      table = after(table, anyAnswer(table, rng)!);
    return table;
  };
  const failures = (yaml: string): readonly unknown[] =>
    runFile(shelf, 'report.yaml', yaml).flatMap((report) => report.failures);

  test('a reported match is a scenario that runs, from any position', () => {
    for (const most of [0, 7, 5_000]) expect(failures(scenarioOf(reported(most)))).toEqual([]);
  });

  test('no answer is missing: without any one of the first few it is refused', () => {
    const { line, ...table } = reported(9);
    const cut = (at: number) => scenarioOf({ ...table, line: line.filter((_, i) => i !== at) });
    expect([0, 1, 2].filter((at) => failures(cut(at)).length === 0)).toEqual([]);
  });

  test('it includes concessions and time-outs', () => {
    const table = reported(2);
    const [seat] = [0, 1].filter((one) => anyAnswer(table, seedRng(''), [one === 0 ? 0 : 1]) !== null);
    const who = seat === 0 ? 0 : 1;
    const late = after(table, { seat: who, decision: table.state.asked[who], timeout: true });
    const yaml = scenarioOf(after(late, { seat: 1, concede: true }));
    expect(yaml).toMatch(/timeout: (me|foe)/);
    expect(yaml).toContain('concede: foe');
    expect(failures(yaml)).toEqual([]);
  });
});

test('both languages have a title', () => {
  const table = dealt(rowOf(shelf[0], [person('me'), bot()]));
  const [{ title }] = runFile(shelf, 'report.yaml', scenarioOf(table));
  const said: Said | null = title;
  expect(said?.en).toContain(table.row.id);
  expect(said?.fr).toContain(table.row.id);
});
