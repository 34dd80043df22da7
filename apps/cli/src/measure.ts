// Measures one game on one core, in CPU time: cloning, deciding, whole games, search iterations.
// Invariant: figures are measured after a warm-up, on positions of real random games.
// Read next: random-game.ts for the games, bench.ts for the table.

import { type Book, clone, optionCodes, type Play, pick, playing, type State, toMove } from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import { below, seedRng } from '@sleight/kernel/rng';
import type { Game } from '@sleight/kit';
import { listsOf, positionOf, thinkers } from '@sleight/search';
import { legalStock } from './legal-decks';
import { cpuSeconds, dealer, matchSeed, playersRng, playRandomly } from './random-game';

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

type Deal = (i: number) => State;

function newGames(game: Game, book: Book): Deal {
  const decks = dealer(game, book, 'stock', 'bench');
  return (i) => game.start(book, decks(i), matchSeed('bench', i));
}

/** A copy to keep. Not `clone`: V8 remembers that an allocation site's objects live long, and would from then on
 * allocate every clone in the old space, which makes cloning ten times slower. */
const keep = (s: State): State => JSON.parse(JSON.stringify(s));

const fullness = (s: State): number => s.objs.filter((o) => o !== null).length * 5 + s.mods.length;

interface Survey {
  /** Positions spread over many games. */
  readonly positions: State[];
  readonly fullest: State;
  readonly optionsPerDecision: number;
}

const SURVEYED_GAMES = 200;

/** Walks through random games and keeps a sample of their positions. */
function survey(book: Book, deal: Deal): Survey {
  const positions: State[] = [];
  let fullest: State | null = null;
  let decisions = 0;
  let offered = 0;
  for (let i = 0; i < SURVEYED_GAMES; i++) {
    const p = playing(book, deal(i));
    const rng = playersRng('survey', i);
    for (let seat = toMove(p); seat !== null; seat = toMove(p)) {
      if (fullest === null || fullness(p.s) > fullness(fullest)) fullest = keep(p.s);
      if (decisions % 8 === 0) positions.push(keep(p.s));
      const codes = optionCodes(p, seat);
      decisions++;
      offered += codes.n;
      pick(p, seat, ensure(codes.list[below(rng, codes.n)], 'option for seat', seat));
    }
  }
  if (fullest === null) throw new Error(`${book.game}: no game ever asked a decision`);
  return { positions, fullest, optionsPerDecision: offered / decisions };
}

const BATCH = 50;

/** Whole games: how many a second, and how long one decision takes after the deal. Each game is dealt
 * when it is played, as in a simulation; dealing is measured separately. */
function measureGames(book: Book, deal: Deal, seconds: number) {
  let decisions = 0;
  const p: Play = playing(book, deal(0));
  let games = 0;
  const perSecond = rate(seconds, BATCH, (i) => {
    p.s = deal(i);
    p.counted = -1;
    decisions += playRandomly(p, playersRng('bench', i));
    games++;
  });
  const dealsPerSecond = rate(seconds / 8, BATCH, (i) => {
    p.s = deal(i);
  });
  const decisionsPerGame = decisions / games;
  return {
    gamesPerSecond: perSecond,
    advanceMicros: ((1 / perSecond - 1 / dealsPerSecond) / decisionsPerGame) * 1e6,
    decisionsPerGame,
  };
}

function measureSearch(book: Book, positions: readonly State[], seconds: number): number {
  const at = (i: number): State => clone(ensure(positions[i % positions.length], 'surveyed position'));
  const p = playing(book, at(0));
  const rng = seedRng('search');
  return rate(seconds, BATCH, (i) => {
    p.s = at(i);
    p.counted = -1;
    playRandomly(p, rng);
  });
}

const THOUGHT_MS = 200;

/** Iterations of the expert per second, its first look included, where there is something to search. */
function measureExpert(game: Game, book: Book, positions: readonly State[], seconds: number): number | null {
  if (game.evaluate === undefined) return null;
  const lists = listsOf(book, ensure(game.decks[0], 'prebuilt deck'), null, legalStock(game, book));
  const rng = seedRng('expert');
  let iterations = 0;
  let searching = 0;
  const start = cpuSeconds();
  for (let i = 0; cpuSeconds() - start < seconds; i++) {
    const s = ensure(positions[(i * 7) % positions.length], 'surveyed position');
    const seat = toMove(playing(book, s));
    if (seat === null || optionCodes(playing(book, s), seat).n < 2) continue;
    let asked = 0;
    const clock = (): number => {
      asked++;
      return cpuSeconds() * 1000;
    };
    const before = cpuSeconds();
    thinkers.expert(positionOf(game, book, s, seat, lists), rng, { ms: THOUGHT_MS, clock });
    // The clock is read when a thought begins and after each iteration; an endgame that is played out in full has none.
    if (asked < 2) continue;
    iterations += asked - 1;
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
  measureSearch(book, positions, seconds / 4);
  const search = measureSearch(book, positions, share);
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
