// A match summed up: the score after each round or turn, and since when the winner was ahead.
// Invariant: made of what both players saw while they played: the score and the number of the round are public.
// Read next: game.ts for what a game counts.

import type { Book, Said } from '@sleight/kernel/book';
import { playing } from '@sleight/kernel/decide';
import type { Result, State } from '@sleight/kernel/state';
import type { Pair } from './contract/rules';
import type { Game } from './game';

/** How the match stood when a round ended, or as far as it got. */
export interface RoundScore {
  /** Counts from 1. */
  readonly n: number;
  readonly points: Pair;
  /** The result of the round itself, in games whose score counts rounds. */
  readonly within?: Pair;
}

export interface Summary {
  /** The unit of the score: points, rounds won, Life cards. */
  readonly label: Said;
  /** The name of a row: "Round", "Turn". */
  readonly unit: Said;
  readonly rounds: readonly RoundScore[];
  /** The number of the round from whose end on the winner was ahead; null where the score does not say so. */
  readonly decided: number | null;
}

type Counting = Pick<Game, 'scores' | 'rounds'>;

const isSame = (one: RoundScore | undefined, other: RoundScore): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** How a match stands in one state; null for games that keep no score. */
function standingIn({ scores, rounds }: Counting, book: Book, state: State): RoundScore | null {
  if (scores === undefined || rounds === undefined) return null;
  const p = playing(book, state);
  const within = rounds.within?.(p);
  return {
    n: rounds.number(state),
    points: scores(p).points,
    ...(within === undefined ? {} : { within }),
  };
}

/** The changes of the score in a step: one row for each round it touched. `before` is null for the first step. */
export function scoredIn(
  game: Counting,
  book: Book,
  before: State | null,
  moments: readonly State[],
): readonly RoundScore[] {
  const rows = new Map<number, RoundScore>();
  for (const moment of moments) {
    const row = standingIn(game, book, moment);
    if (row !== null) rows.set(row.n, row);
  }
  const known = before === null ? undefined : (standingIn(game, book, before) ?? undefined);
  return [...rows.values()].filter((row) => !isSame(known, row));
}

/**
 * Every round once, the last word on it; a round in which nothing was scored stands as the one before. What comes before
 * the first round is the setup.
 */
function filled(scored: readonly RoundScore[]): RoundScore[] {
  const known = new Map(scored.map((row) => [row.n, row]));
  const first = scored[0];
  if (first === undefined) return [];
  const rows: RoundScore[] = [];
  for (let n = Math.max(1, first.n); n <= Math.max(...known.keys()); n++) {
    const { points, within } = rows.at(-1) ?? first;
    rows.push(known.get(n) ?? { n, points, ...(within === undefined ? {} : { within: [0, 0] }) });
  }
  return rows;
}

/** From the end of which round on the winner was ahead, to the last. */
function decidedIn(rounds: readonly RoundScore[], { winner }: Result): number | null {
  if (winner === null) return null;
  const isAhead = ({ points }: RoundScore): boolean => points[winner] > points[winner === 0 ? 1 : 0];
  const before = rounds.findLastIndex((round) => !isAhead(round));
  return rounds[before + 1]?.n ?? null;
}

/** `scored`: what each step changed, in order. Null for games that keep no score. */
export function summaryOf(
  { scores, rounds: counted }: Counting,
  { book, state }: { readonly book: Book; readonly state: State },
  scored: readonly RoundScore[],
): Summary | null {
  if (scores === undefined || counted === undefined || state.result === null) return null;
  const rounds = filled(scored);
  const { label } = scores(playing(book, state));
  return { label, unit: counted.name, rounds, decided: decidedIn(rounds, state.result) };
}
