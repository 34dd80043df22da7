// Self-play games as training data: the features of every turn and each game's result.
// Invariant: the same job gives the same numbers, on any core.
// Read next: train.ts, which uses them.

import { type Book, optionCodes, type Play, playing, type Seat, toMove } from '@sleight/kernel';
import { below, seedRng } from '@sleight/kernel/rng';
import type { Game, Weights } from '@sleight/kit';
import {
  type Budget,
  type Player,
  type PlayerName,
  playerOf,
  playOut,
  remembers,
  seated,
} from '@sleight/search';
import { drawByKind } from '@sleight/search/kinds';
import { dealer } from './random-game';

export interface SelfPlay {
  readonly does: 'self-play';
  readonly game: string;
  readonly ruleset: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly player: PlayerName;
  readonly budget: Budget;
  readonly weights: Weights;
  /** The percentage of picks of a random kind, a pass as often as any other: what is never tried is never learned. */
  readonly astray: number;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** One game: the features of every turn, in order, and the score of seat 0. */
export interface Lesson {
  readonly turns: readonly (readonly number[])[];
  readonly result: number;
}

const anyKind: Player = ({ book, view, seat }, rng) => ({
  code: drawByKind(optionCodes(playing(book, view), seat), 0, rng),
  options: [],
});

const isTurn = (game: Game, p: Play): boolean =>
  game.isTurn?.(p) ?? (p.s.strands === null && p.s.stack.length === 1);

/** The positions an evaluator is asked about: a turn begins, or the other seat has to respond. */
function asks(game: Game): (p: Play) => boolean {
  let last: Seat | null = null;
  return (p) => {
    const mover = toMove(p);
    const isAnswer = mover !== last && p.s.strands === null;
    last = mover;
    return p.s.result === null && mover !== null && (isAnswer || isTurn(game, p));
  };
}

export function selfPlay(game: Game, book: Book, job: SelfPlay): Lesson[] {
  const evaluator = game.thinking?.evaluator;
  if (evaluator === undefined) throw new Error(`${game.id} has no evaluator`);
  const sound = playerOf(job.player, job.budget);
  const player: Player = (position, rng) =>
    below(rng, 100) < job.astray ? anyKind(position, rng) : sound({ ...position, weights: job.weights }, rng);
  const deal = dealer(game, book, 'stock', job.seed);
  const lessons: Lesson[] = [];
  for (let i = job.from; i < job.to; i++) {
    const seed = `${job.seed}/${i}`;
    // Every pairing in turn, however many games each job has.
    const decks = deal(below(seedRng(`${seed}/decks`), 1 << 20));
    const facts = remembers(game) ? [] : null;
    const s = game.start(book, decks, seed, facts);
    const turns: number[][] = [];
    const isAsked = asks(game);
    const watch = (p: Play): void => {
      if (!isAsked(p)) return;
      const found = evaluator.numbers(p);
      turns.push(evaluator.features.map((feature) => found[feature] ?? 0));
    };
    const chairs = { judge: game, book, players: [player, player] as const, decks, listsArePublic: true };
    playOut(playing(book, s, facts), seated({ ...chairs, seed: `${seed}/players` }), watch);
    const winner = s.result?.winner ?? null;
    lessons.push({ turns, result: winner === null ? 0.5 : winner === 0 ? 1 : 0 });
  }
  return lessons;
}
