// Every puzzle is proved: it can be solved against every defence, the stored solution solves it, and neither the first
// option nor the greedy one does.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Book, hash, playing, type State, view } from '@sleight/kernel';
import type { OptionCode } from '@sleight/kernel/ids';
import { type Game, sceneOf } from '@sleight/kit';
import { theOption } from '@sleight/scenario/pick';
import { shelf } from '@sleight/shelf';
import { describe, expect, test } from 'vitest';
import { BOUND, defence } from './defend';
import type { Puzzle } from './format';
import { laidOut, verdictIn } from './goal';
import { readPuzzle } from './read';
import { DEFENDER, deciding, SOLVER } from './sides';
import { after, movesFor, solver } from './solve';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folderOf = (game: string): string => join(root, 'games', game, 'lessons/puzzles');

const puzzlesOf = ({ id }: Game): Puzzle[] =>
  readdirSync(folderOf(id))
    .sort()
    .map((file) => readPuzzle(`${id}/${file}`, readFileSync(join(folderOf(id), file), 'utf8')));

const puzzling = shelf.filter(({ id }) => existsSync(folderOf(id)));

type Move = readonly OptionCode[];
type Choose = (s: State, moves: readonly Move[]) => Move;

const MOST_MOVES = 100;

/** Plays a puzzle to its end: the solver by `choose`, the defender as on the server. */
function played(game: Game, book: Book, { position, goal }: Puzzle, choose: Choose): string {
  let s = laidOut(game, book, position.setup, 'one');
  for (let i = 0; i < MOST_MOVES; i++) {
    const verdict = verdictIn(game, book, s, goal);
    if (verdict !== null) return verdict;
    const p = playing(book, s);
    if (deciding(p) === SOLVER) s = after(book, s, SOLVER, choose(s, movesFor(game, p, SOLVER)));
    else s = picked(book, s, DEFENDER, defence(game, book, s, goal));
  }
  return 'endless';
}

function picked(book: Book, s: State, seat: 0 | 1, picks: readonly string[]): State {
  return picks.reduce(
    (at, pick) => after(book, at, seat, [theOption(playing(book, at), seat, pick).code]),
    s,
  );
}

/** The best option at first sight, by the game's evaluator. */
function greedy(game: Game, book: Book, s: State, moves: readonly Move[]): Move {
  const worth = (move: Move): number => {
    const next = after(book, s, SOLVER, move);
    if (next.result !== null) return next.result.winner === SOLVER ? Infinity : -Infinity;
    return game.evaluate?.(playing(book, next), SOLVER) ?? 0;
  };
  return moves.reduce((best, move) => (worth(move) > worth(best) ? move : best));
}

/** The share of all options along the solution that keep the goal within reach. */
function shareOf(game: Game, book: Book, { goal, solution }: Puzzle, start: State): number {
  const { isSolvable } = solver(game, book, goal, 20 * BOUND);
  let s = start;
  let share = 1;
  for (const { seat, picks } of solution) {
    if (seat === SOLVER) {
      const moves = movesFor(game, playing(book, s), SOLVER);
      share *= moves.filter((move) => isSolvable(after(book, s, SOLVER, move))).length / moves.length;
    }
    s = picked(book, s, seat, picks);
  }
  return share;
}

const bookFor = (game: Game, { position: { ruleset, rules } }: Puzzle): Book =>
  game.book({ ruleset: ruleset ?? game.rulesets[0], rules });

/** How often a random player solves it. */
const HARD_ENOUGH = 0.25;

test('the games bring at least forty puzzles', () => {
  expect(puzzling.flatMap(puzzlesOf).length).toBeGreaterThanOrEqual(40);
});

describe.each(puzzling.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const puzzles = puzzlesOf(game);

  test('every puzzle has its own title', () => {
    expect(new Set(puzzles.map(({ title }) => title.en)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ title }) => title.fr)).size).toBe(puzzles.length);
  });

  // A trained evaluator may solve one or two; but a game's puzzles should need more than a first look.
  test('most of them are not solved by a greedy player', () => {
    const solved = puzzles.filter((puzzle) => {
      const book = bookFor(game, puzzle);
      return played(game, book, puzzle, (s, all) => greedy(game, book, s, all)) === 'solved';
    });
    expect(solved.length).toBeLessThan(puzzles.length / 2);
  });

  test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_file, puzzle) => {
    const { position, goal, solution } = puzzle;
    expect(position.game).toBe(game.id);
    const book = bookFor(game, puzzle);
    const start = laidOut(game, book, position.setup, 'one');
    expect(game.invariants(playing(book, start))).toEqual([]);
    expect(hash(laidOut(game, book, position.setup, 'one'))).toBe(hash(start));

    // Only real cards, and nothing hidden that matters except in piles.
    const known = new Set(game.cards().map(({ id }) => id));
    for (const def of start.cards.def) expect(known).toContain(book.defs[def].id);
    const { areas } = sceneOf(game, playing(book, view(book, start, SOLVER)), SOLVER);
    for (const { id, kind, count, pieces } of areas) {
      if (kind === 'pile' || kind === 'life') continue;
      expect([id, pieces.filter(({ card }) => card !== null).length]).toEqual([id, count]);
    }

    // Against every defence, with any dice.
    const proofs = ['one', 'another'].map((seed) => {
      const { isSolvable, positions } = solver(game, book, goal, BOUND);
      expect(isSolvable(laidOut(game, book, position.setup, seed))).toBe(true);
      return { isSolvable, positions };
    });

    // The stored solution, with its replies.
    const end = solution.reduce((s, { seat, picks }) => {
      expect(deciding(playing(book, s))).toBe(seat);
      return picked(book, s, seat, picks);
    }, start);
    expect(verdictIn(game, book, end, goal)).toBe('solved');

    // There must be something to find: along the solution, most picks lead away from the goal.
    expect(shareOf(game, book, puzzle, start)).toBeLessThanOrEqual(HARD_ENOUGH);
    expect(played(game, book, puzzle, (_s, all) => all[0])).toBe('failed');
    expect(
      played(
        game,
        book,
        puzzle,
        (s, all) => all.find((move) => proofs[0].isSolvable(after(book, s, SOLVER, move)))!,
      ),
    ).toBe('solved');
  });
});
