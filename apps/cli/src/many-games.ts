// Many games between two players, counted.
// Invariant: the same game, rules, decks and seed give the same counts; only the speed differs.
// Read next: random-game.ts for the games, failed-game.ts for failures.

import { type Book, type Fact, type Play, playing, type State } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { defAt, defIndex, topCard } from '@sleight/kit/by-number';
import { playOut } from '@sleight/search';
import type { ChosenRules } from './arguments';
import { chooserOf, type PlayerPair } from './players';
import { cpuSeconds, type DeckSource, dealer, matchSeed } from './random-game';

export interface SimulationPlan extends ChosenRules {
  readonly game: Game;
  readonly games: number;
  readonly seed: string;
  readonly decks: DeckSource;
  readonly players: PlayerPair;
  /** Count plays per card. Costs a little speed. */
  readonly coverage: boolean;
  /** Check the game's invariants at every position. */
  readonly check: boolean;
  progress?(done: number): void;
}

/** Game number `i` failed, or violated an invariant. */
export interface FailedGame {
  readonly i: number;
  readonly message: string;
}

export interface Simulation {
  readonly game: string;
  readonly games: number;
  completed: number;
  errors: number;
  gamesPerSecond: number;
  decisionsPerGame: number;
  readonly wins: [number, number];
  draws: number;
  coverage?: Record<string, number>;
}

const rounded = (n: number, places: number): number => Number(n.toFixed(places));

/** Every way for a card to enter play with its text; a card played face down counts once it is revealed. */
const PLAYED = new Set(['play', 'reveal', 'upgrade', 'revealUpgrade', 'playJutsu', 'mission']);

/** Adds the plays among these facts, and drops the facts. */
function countPlays(facts: Fact[], plays: Record<string, number>): void {
  for (const fact of facts) {
    if (PLAYED.has(fact.verb) && fact.def !== undefined) plays[fact.def] = (plays[fact.def] ?? 0) + 1;
  }
  facts.length = 0;
}

/** Cards on the table before the first play, such as a leader, count as played once. */
function countStarters(book: Book, s: State, plays: Record<string, number>): void {
  for (const o of s.objs) {
    if (o === null) continue;
    const { id } = defAt(book, defIndex(s, topCard(o)));
    plays[id] = (plays[id] ?? 0) + 1;
  }
}

/** Every card, so that unplayed ones show as 0. */
const noPlays = (game: Game): Record<string, number> =>
  Object.fromEntries(game.cards().map((card) => [card.id, 0]));

function checkInvariants(game: Game): (p: Play) => void {
  return (p) => {
    const broken = game.invariants(p);
    if (broken.length > 0) throw new Error(`broken invariant: ${broken.join('; ')}`);
  };
}

/** Plays all games. Failed ones are passed to `failed`, to be examined after the clock has stopped. */
export function simulate(plan: SimulationPlan, failed: FailedGame[]): Simulation {
  const { game, book, games, seed } = plan;
  const report: Simulation = {
    game: game.id,
    games,
    completed: 0,
    errors: 0,
    gamesPerSecond: 0,
    decisionsPerGame: 0,
    wins: [0, 0],
    draws: 0,
    ...(plan.coverage ? { coverage: noPlays(game) } : {}),
  };
  const facts: Fact[] | null = plan.coverage ? [] : null;
  const deal = dealer(game, book, plan.decks, seed);
  const watch = plan.check ? checkInvariants(game) : null;
  let decisions = 0;
  const start = cpuSeconds();
  for (let i = 0; i < games; i++) {
    const decks = deal(i);
    try {
      const s = game.start(book, decks, matchSeed(seed, i), facts);
      if (report.coverage !== undefined) countStarters(book, s, report.coverage);
      decisions += playOut(playing(book, s, facts), chooserOf(plan, i, decks), watch);
      report.completed++;
      if (s.result?.winner === 0) report.wins[0]++;
      else if (s.result?.winner === 1) report.wins[1]++;
      else report.draws++;
    } catch (error) {
      report.errors++;
      failed.push({ i, message: error instanceof Error ? error.message : String(error) });
    }
    if (facts !== null && report.coverage !== undefined) countPlays(facts, report.coverage);
    if (i % 500 === 499) plan.progress?.(i + 1);
  }
  const seconds = cpuSeconds() - start;
  report.gamesPerSecond = rounded(report.completed / Math.max(seconds, 1e-6), 1);
  report.decisionsPerGame = rounded(decisions / Math.max(report.completed, 1), 2);
  return report;
}
