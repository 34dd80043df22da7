// The process of one of the two commits that `bench --against` compares: does slices of work when told to, and returns the
// CPU time of each.
// Invariant: nothing runs between slices. Copied into the other commit, like bench-work.ts.
// Read next: bench-against.ts, which tells two of these processes in turns.

import { gameNamed } from './arguments';
import { newGames, playouts, randomGames, survey, thoughts, type Work } from './bench-work';

export const FIGURES = ['games', 'playouts', 'expert'] as const;
export type Figure = (typeof FIGURES)[number];

export interface SliceOrder {
  readonly figure: Figure;
  /** The first piece of work, and how many. */
  readonly from: number;
  readonly pieces: number;
}

export interface Slice {
  readonly cpuMicros: number;
  /** The sum of the pieces' sizes: equal in two commits that play and think alike. */
  readonly size: number;
}

/** A thought ends after this many readings of its clock, so that it is the same work on any machine. */
const ITERATIONS = 15;

function worker(id: string): (figure: Figure) => Work {
  const game = gameNamed(id);
  const book = game.book();
  const deal = newGames(game, book);
  // Positions are kept only after the random games: V8 then treats objects of these allocation sites as long-lived.
  const later = (): Record<'playouts' | 'expert', Work> => {
    const { positions } = survey(book, deal);
    let time = 0;
    return {
      playouts: playouts(book, positions),
      expert: thoughts(game, book, positions, ITERATIONS, () => time++),
    };
  };
  const games = randomGames(book, deal);
  let surveyed: ReturnType<typeof later> | null = null;
  return (figure) => {
    if (figure === 'games') return games;
    surveyed ??= later();
    return surveyed[figure];
  };
}

const workOf = worker(process.argv[2] ?? '');

process.on('message', ({ figure, from, pieces }: SliceOrder) => {
  const work = workOf(figure);
  const start = process.cpuUsage();
  let size = 0;
  for (let i = from; i < from + pieces; i++) size += work(i);
  const { user, system } = process.cpuUsage(start);
  process.send?.({ cpuMicros: user + system, size } satisfies Slice);
});
