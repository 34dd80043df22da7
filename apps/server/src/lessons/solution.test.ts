// Every stored solution can be shown: it is legal by the current rules and solves the puzzle.
import { SOLVER } from '@sleight/lessons';
import { verdictIn } from '@sleight/lessons/goal';
import { expect, test } from 'vitest';
import { read } from '../testing/recorder';
import { puzzles } from './shelf';
import { playedOut, solutionFor } from './solution';

const ada = { user: 'ada', name: 'Ada' };

test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('the solution of %s', (_, puzzle) => {
  const { state, game, book } = playedOut(ada, puzzle);
  expect(verdictIn(game, book, state, puzzle.goal)).toBe('solved');
});

test('it is shown only to its solver, and only after the attempt', async () => {
  const [puzzle] = puzzles;
  const { row } = playedOut(ada, puzzle);
  const over = { ...row, status: 'over' } as const;
  await expect(solutionFor('ada', row)).rejects.toThrow('not-over');
  await expect(solutionFor('eve', over)).rejects.toThrow('unknown-match');
  await expect(solutionFor('ada', { ...over, task: null })).rejects.toThrow('unknown-match');
  const guide = { kind: 'guide', id: 'territory/first-match', setup: {} } as const;
  await expect(solutionFor('ada', { ...over, task: guide })).rejects.toThrow('unknown-match');

  const { head, views } = read(await solutionFor('ada', over));
  expect(head.title).toEqual(puzzle.title);
  expect(head.result.winner).toBe(SOLVER);
  expect(views.map(({ eyes }) => eyes)).toEqual(['0']);
  expect(views[0].steps.length).toBeGreaterThan(puzzle.solution.length);
});
