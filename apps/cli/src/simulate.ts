// Plays many games between random players and counts what came of them.
// Invariant: the same game, rules, decks and seed give the same counts; only the speed differs.
// Read next: random-game.ts for the games, failed-game.ts for what becomes of one that breaks.

import { type Book, type Fact, type Game, playing, type State } from '@sleight/kernel';
import { bookFor, count, gameNamed, oneOf, readArguments } from './arguments';
import type { Command } from './command';
import { refuseIllegal } from './legal-decks';
import { misuse } from './misuse';
import {
  cpuSeconds,
  DECK_SOURCES,
  type DeckSource,
  decksFor,
  matchSeed,
  playersRng,
  playRandomly,
} from './random-game';
import type { Terminal } from './terminal';

interface SimulationPlan {
  readonly game: Game;
  readonly book: Book;
  readonly games: number;
  readonly seed: string;
  readonly decks: DeckSource;
  /** Count plays per card. Costs a little speed. */
  readonly coverage: boolean;
  progress?(done: number): void;
  /** Hears of every game that broke. */
  failed?(i: number, error: unknown): void;
}

interface Simulation {
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

/** Adds the plays among these facts, and forgets the facts. */
function countPlays(facts: Fact[], plays: Record<string, number>): void {
  for (const fact of facts) {
    if (fact.verb === 'play' && fact.def !== undefined) plays[fact.def] = (plays[fact.def] ?? 0) + 1;
  }
  facts.length = 0;
}

/** What lies on the table before the first play, such as a leader, counts as played once. */
function countStarters(book: Book, s: State, plays: Record<string, number>): void {
  for (const o of s.objs) {
    if (o === null) continue;
    const { id } = book.defs[s.cards.def[o.cards[0]]];
    plays[id] = (plays[id] ?? 0) + 1;
  }
}

/** Every card, so that those never played show as 0. */
const noPlays = (game: Game): Record<string, number> =>
  Object.fromEntries(game.cards().map((card) => [card.id, 0]));

function simulate(plan: SimulationPlan): Simulation {
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
  let decisions = 0;
  const start = cpuSeconds();
  for (let i = 0; i < games; i++) {
    const decks = decksFor(game, book, plan.decks, seed, i);
    try {
      const s = game.start(book, decks, matchSeed(seed, i), facts);
      if (report.coverage !== undefined) countStarters(book, s, report.coverage);
      decisions += playRandomly(playing(book, s, facts), playersRng(seed, i));
      report.completed++;
      if (s.result?.winner === 0) report.wins[0]++;
      else if (s.result?.winner === 1) report.wins[1]++;
      else report.draws++;
    } catch (error) {
      report.errors++;
      plan.failed?.(i, error);
    }
    if (facts !== null && report.coverage !== undefined) countPlays(facts, report.coverage);
    if (i % 500 === 499) plan.progress?.(i + 1);
  }
  const seconds = cpuSeconds() - start;
  report.gamesPerSecond = rounded(report.completed / Math.max(seconds, 1e-6), 1);
  report.decisionsPerGame = rounded(decisions / Math.max(report.completed, 1), 2);
  return report;
}

const PLAYERS = ['random'];

/** Both seats of `--players a,b`. */
function checkPlayers(given: string | undefined): void {
  const players = (given ?? 'random,random').split(',');
  const isPair = players.length === 2 && players.every((player) => PLAYERS.includes(player));
  if (isPair) return;
  const known = PLAYERS.join(', ');
  throw misuse(
    `--players must name two players separated by a comma, each one of: ${known}.`,
    `--players doit nommer deux joueurs séparés par une virgule, parmi : ${known}.`,
  );
}

function readable(report: Simulation, terminal: Terminal): string {
  const { game, games, completed, errors, gamesPerSecond, decisionsPerGame, wins, draws } = report;
  const lines = {
    en: [
      `${game}: ${completed} of ${games} games completed, ${errors} errors`,
      `${gamesPerSecond} games per second of CPU, ${decisionsPerGame} decisions per game`,
      `wins ${wins[0]} and ${wins[1]}, draws ${draws}`,
    ],
    fr: [
      `${game} : ${completed} parties finies sur ${games}, ${errors} erreurs`,
      `${gamesPerSecond} parties par seconde de processeur, ${decisionsPerGame} décisions par partie`,
      `victoires ${wins[0]} et ${wins[1]}, nulles ${draws}`,
    ],
  }[terminal.language];
  const plays = Object.entries(report.coverage ?? {}).sort(([, a], [, b]) => a - b);
  return [...lines, ...plays.map(([id, n]) => `${`${n}`.padStart(8)}  ${id}`)].join('\n');
}

export const simulateCommand: Command = {
  name: 'simulate',
  usage:
    'simulate --game G [--games N] [--seed S] [--players random,random] [--decks stock|random] [--ruleset R] [--rules JSON] [--coverage] [--json]',
  about: {
    en: 'play many games between random players and count what came of them',
    fr: 'jouer de nombreuses parties entre joueurs au hasard et compter ce qui en est sorti',
  },
  async run(args, terminal) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      players: { type: 'string' },
      decks: { type: 'string' },
      ruleset: { type: 'string' },
      rules: { type: 'string' },
      coverage: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    checkPlayers(values.players);
    const { game } = gameNamed(values.game);
    const games = count('games', values.games, 1000);
    const book = bookFor(game, values.ruleset, values.rules);
    const decks = oneOf('decks', values.decks, DECK_SOURCES);
    if (decks === 'stock') refuseIllegal(game, book, game.decks);
    const report = simulate({
      game,
      book,
      games,
      seed: values.seed ?? '1',
      decks,
      coverage: values.coverage === true,
      progress: (done) => terminal.progress(`${done} / ${games}`),
      failed: (i, error) => terminal.err(`game ${i}: ${error instanceof Error ? error.message : error}`),
    });
    terminal.out(values.json === true ? JSON.stringify(report) : readable(report, terminal));
    return report.errors === 0 ? 0 : 1;
  },
};
