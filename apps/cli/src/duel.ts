// Two levels on one mirrored seed: the same cards twice, with seats swapped.
// Invariant: with a number of iterations the same duel gives the same games, on any core.
// Read next: arena.ts, which counts them; search/src/match.ts, which plays them.

import { type Book, playing } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import {
  type Budget,
  type Player,
  type PlayerName,
  playerOf,
  playOut,
  remembers,
  seated,
} from '@sleight/search';
import { cpuSeconds, dealer } from './random-game';

/** As plain data that can be sent to another core. */
export interface Duel {
  readonly does: 'duel';
  readonly game: string;
  readonly ruleset: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly a: PlayerName;
  readonly b: PlayerName;
  readonly budget: Budget;
  readonly seed: string;
  /** Which mirrored seed. */
  readonly pair: number;
}

/** A side's thinking time, in CPU time, and its number of thoughts. */
interface Side {
  ms: number;
  moves: number;
}

export interface Fought {
  readonly pair: number;
  /** The score of `a` in the two games: 1 for a win, a half for a draw. */
  readonly scores: readonly [number, number];
  readonly a: Readonly<Side>;
  readonly b: Readonly<Side>;
}

const cpuMs = (): number => cpuSeconds() * 1e3;

/** Reading the CPU time costs as much as some positions, so it is read at most this often. */
const EVERY_MS = 1;

/** The CPU time of this process, at most a millisecond old. */
function cpuClock(): () => number {
  let [asked, cpu] = [-Infinity, 0];
  return () => {
    const now = performance.now();
    if (now - asked >= EVERY_MS) [asked, cpu] = [now, cpuMs()];
    return cpu;
  };
}

/** Milliseconds are this process's own CPU time, so a score does not depend on the load of the machine. */
const onCpuTime = (budget: Budget): Budget => ('ms' in budget ? { ...budget, clock: cpuClock() } : budget);

/** A player with a stopwatch. */
const timed =
  (player: Player, side: Side): Player =>
  (position, rng) => {
    const start = cpuMs();
    const thought = player(position, rng);
    side.ms += cpuMs() - start;
    side.moves++;
    return thought;
  };

export function fight(game: Game, book: Book, duel: Duel): Fought {
  const decks = dealer(game, book, 'stock', duel.seed)(duel.pair);
  const a: Side = { ms: 0, moves: 0 };
  const b: Side = { ms: 0, moves: 0 };
  const budget = onCpuTime(duel.budget);
  const [first, second] = [timed(playerOf(duel.a, budget), a), timed(playerOf(duel.b, budget), b)];
  /** The score of the first seat. */
  const play = (players: readonly [Player, Player]): number => {
    const seed = `${duel.seed}/${duel.pair}`;
    const facts = remembers(game) ? [] : null;
    const s = game.start(book, decks, seed, facts);
    const chairs = { judge: game, book, players, decks, seed: `${seed}/players`, listsArePublic: true };
    playOut(playing(book, s, facts), seated(chairs));
    const winner = s.result?.winner ?? null;
    return winner === null ? 0.5 : winner === 0 ? 1 : 0;
  };
  const scores = [play([first, second]), 1 - play([second, first])] as const;
  return { pair: duel.pair, scores, a, b };
}
