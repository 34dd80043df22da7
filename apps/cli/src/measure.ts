// Measures one game on one core, in CPU time: cloning, deciding, whole games, search iterations.
// Invariant: figures are measured after a warm-up, on positions of real random games.
// Read next: bench-work.ts for the work, bench.ts for the table.

import { type Book, clone, type State } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { type Deal, newGames, playouts, randomGames, survey, thoughts } from './bench-work';
import { cpuSeconds } from './random-game';

export interface Measurement {
  readonly game: string;
  /** Copying the fullest position: the most units, effects and known cards. */
  readonly cloneMicros: number;
  /** One decision: listing its options and applying one. */
  readonly advanceMicros: number;
  readonly gamesPerSecond: number;
  /** Copying a position and playing it at random to the end of the match. */
  readonly searchIterationsPerSecond: number;
  readonly searchPlayout: 'match';
  /**
   * The expert's own iterations: a world, the tree, a leaf; or a turn of regret matching if decisions are
   * sealed. Null if the game has no evaluator.
   */
  readonly expertIterationsPerSecond: number | null;
  readonly decisionsPerGame: number;
  readonly optionsPerDecision: number;
  /** The fullest position as JSON. */
  readonly jsonBytes: number;
  readonly fullest: { readonly objects: number; readonly effects: number; readonly cards: number };
}

/** Runs `body` until its CPU time is up; returns how often per second. */
function rate(seconds: number, batch: number, body: (i: number) => void): number {
  let runs = 0;
  const start = cpuSeconds();
  let spent = 0;
  while (spent < seconds) {
    for (let i = 0; i < batch; i++) body(runs + i);
    runs += batch;
    spent = cpuSeconds() - start;
  }
  return runs / spent;
}

const BATCH = 50;

/** Whole games: how many a second, and how long one decision takes after the deal, which is measured separately. */
function measureGames(book: Book, deal: Deal, seconds: number) {
  const play = randomGames(book, deal);
  let decisions = 0;
  let games = 0;
  const perSecond = rate(seconds, BATCH, (i) => {
    decisions += play(i);
    games++;
  });
  let dealt = deal(0);
  const dealsPerSecond = rate(seconds / 8, BATCH, (i) => {
    dealt = deal(i);
  });
  if (dealt.result !== null) throw new Error(`${book.game}: a match is over when it is dealt`);
  const decisionsPerGame = decisions / games;
  return {
    gamesPerSecond: perSecond,
    advanceMicros: ((1 / perSecond - 1 / dealsPerSecond) / decisionsPerGame) * 1e6,
    decisionsPerGame,
  };
}

const THOUGHT_MS = 200;

/** Iterations of the expert per second, where there is something to search. */
function measureExpert(game: Game, book: Book, positions: readonly State[], seconds: number): number | null {
  if (game.evaluate === undefined) return null;
  const think = thoughts(game, book, positions, THOUGHT_MS, () => cpuSeconds() * 1000);
  let iterations = 0;
  let searching = 0;
  const start = cpuSeconds();
  for (let i = 0; cpuSeconds() - start < seconds; i++) {
    const before = cpuSeconds();
    const readings = think(i);
    if (readings < 2) continue;
    iterations += readings - 1;
    searching += cpuSeconds() - before;
  }
  return searching === 0 ? null : iterations / searching;
}

let kept: State | null = null;

function measureClone(s: State, seconds: number): number {
  const perSecond = rate(seconds, 1000, () => {
    kept = clone(s);
  });
  if (kept === null) throw new Error('nothing was cloned');
  return 1e6 / perSecond;
}

const rounded = (n: number, places: number): number => Number(n.toFixed(places));

/** Measures for about `seconds` of CPU, after half as much warm-up. */
export function measure(game: Game, seconds: number): Measurement {
  const book = game.book();
  const deal = newGames(game, book);
  const share = seconds / 3;
  // Games first: once positions are kept, V8 treats everything from these allocation sites as long-lived.
  measureGames(book, deal, seconds / 4);
  const games = measureGames(book, deal, share);
  const { positions, fullest, optionsPerDecision } = survey(book, deal);
  const playout = playouts(book, positions);
  rate(seconds / 4, BATCH, playout);
  const search = rate(share, BATCH, playout);
  measureExpert(game, book, positions, seconds / 4);
  const expert = measureExpert(game, book, positions, share);
  measureClone(fullest, share / 4);
  return {
    game: game.id,
    cloneMicros: rounded(measureClone(fullest, share), 3),
    advanceMicros: rounded(games.advanceMicros, 3),
    gamesPerSecond: Math.round(games.gamesPerSecond),
    searchIterationsPerSecond: Math.round(search),
    searchPlayout: 'match',
    expertIterationsPerSecond: expert === null ? null : Math.round(expert),
    decisionsPerGame: rounded(games.decisionsPerGame, 2),
    optionsPerDecision: rounded(optionsPerDecision, 2),
    jsonBytes: JSON.stringify(fullest).length,
    fullest: {
      objects: fullest.objs.filter((o) => o !== null).length,
      effects: fullest.mods.length,
      cards: fullest.cards.def.length,
    },
  };
}
