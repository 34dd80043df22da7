// Two levels on one mirrored seed: the same cards twice, with seats swapped.
// Invariant: with a number of iterations the same duel gives the same games, on whatever core.
// Read next: arena.ts, which counts them; search/src/match.ts for the table they sit at.

import { type Book, type DeckList, type Game, playing } from '@sleight/kernel';
import { sorted } from '@sleight/scenario/match';
import {
  type Budget,
  type Player,
  type PlayerName,
  playerOf,
  playOut,
  remembers,
  seated,
} from '@sleight/search';
import { legalStock } from './legal-decks';
import { cpuSeconds } from './random-game';

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

/** What a side did: how long it thought, in CPU time, and how often. */
interface Side {
  ms: number;
  moves: number;
}

export interface Fought {
  readonly pair: number;
  /** What `a` scored in the two games: 1 for a win, a half for a draw. */
  readonly scores: readonly [number, number];
  readonly a: Readonly<Side>;
  readonly b: Readonly<Side>;
}

const cpuMs = (): number => cpuSeconds() * 1e3;

/** Asking for the CPU time costs as much as some positions, so it is asked at most so often. */
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

/** Milliseconds are this process's own CPU time, so that a score does not depend on what else the machine does. */
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

/** The decks of a pair: every pairing of starter decks in turn. */
function decksOf(game: Game, book: Book, pair: number): [DeckList, DeckList] {
  const stock = legalStock(game, book).map(sorted);
  return [stock[pair % stock.length], stock[Math.floor(pair / stock.length) % stock.length]];
}

export function fight(game: Game, book: Book, duel: Duel): Fought {
  const decks = decksOf(game, book, duel.pair);
  const a: Side = { ms: 0, moves: 0 };
  const b: Side = { ms: 0, moves: 0 };
  const budget = onCpuTime(duel.budget);
  const [first, second] = [timed(playerOf(duel.a, budget), a), timed(playerOf(duel.b, budget), b)];
  /** What the first seat scores. */
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
