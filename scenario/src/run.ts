// Runs scenarios from YAML. Every scenario is played twice with different random numbers, and each play
// keeps a twin of the state that goes through JSON at every decision; all of them must agree.
// Next: read.ts for the format, steps.ts for the play, expectations.ts for what is confirmed.

import { type Book, ENGINE, type Game, type Said, type State } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import { covering, lineNames } from './coverage';
import { deckList } from './deck';
import { check, checkWithoutTable } from './expectations';
import type { Scenario } from './format';
import { at, isMistake } from './mistake';
import { readFile } from './read';
import { checkEnd, playSteps } from './steps';
import { layTable, type Table } from './table';

export interface Failure {
  readonly file: string;
  readonly step: string;
  readonly message: string;
}

export interface Report {
  readonly file: string;
  readonly title: Said | null;
  readonly cites: readonly string[];
  readonly failures: readonly Failure[];
  /** Abilities that did something, and cards that took part. */
  readonly covered: readonly string[];
}

const SEEDS = ['one', 'another'];

function openTable(game: Game, book: Book, scenario: Scenario, seed: string): Table {
  const s = at('setup', () => game.arrange(book, scenario.setup));
  s.rng = seedRng(seed);
  return at('setup', () => layTable(game, book, s));
}

function playPosition(game: Game, book: Book, scenario: Scenario, seed: string): Table {
  const t = openTable(game, book, scenario, seed);
  playSteps(t, scenario.play, 'play');
  at('end', () => checkEnd(t));
  return t;
}

function openingOf(
  game: Game,
  book: Book,
  { decks, position, seed }: NonNullable<Scenario['replay']>,
): State {
  if (decks !== null) return game.start(book, [deckList(game, decks[0]), deckList(game, decks[1])], seed);
  const s = game.arrange(book, position);
  s.rng = seedRng(seed);
  return s;
}

/** A replay may end anywhere: what it shows is often the middle of something. */
function playReplay(game: Game, book: Book, replay: NonNullable<Scenario['replay']>): Table {
  const s = at('replay', () => openingOf(game, book, replay));
  const t = at('replay', () => layTable(game, book, s));
  try {
    playSteps(t, replay.answers, 'answer');
  } catch (error) {
    if (isMistake(error) && replay.version !== ENGINE)
      error.message += ` (recorded with engine ${replay.version}; this is ${ENGINE})`;
    throw error;
  }
  return t;
}

interface Outcome {
  readonly failures: Omit<Failure, 'file'>[];
  readonly covered: Set<string>;
}

function noteCovered(outcome: Outcome, names: readonly string[], lines: Set<number>, t: Table | null): void {
  for (const line of lines) outcome.covered.add(names[line]);
  for (const { def } of t?.facts ?? []) if (def !== undefined) outcome.covered.add(def);
}

function blame(outcome: Outcome, step: string, error: unknown): void {
  if (!(error instanceof Error)) throw error;
  outcome.failures.push({ step: isMistake(error) ? error.step : step, message: error.message });
}

/** Books by what they were made of: compiling one takes longer than playing a scenario. */
const books = new WeakMap<Game, Map<string, Book>>();

function bookOf(game: Game, scenario: Scenario): Book {
  const { rules, replay } = scenario;
  const ruleset = replay?.ruleset ?? scenario.ruleset ?? undefined;
  const base = replay === null ? game.scenarioRules : {};
  const implied = scenario.setup === null ? [] : (game.scenarioCards?.(scenario.setup) ?? []);
  const made = { ruleset, rules: { ...base, ...rules }, cards: [...scenario.cards, ...implied] };
  const known = books.get(game) ?? new Map<string, Book>();
  books.set(game, known);
  const key = JSON.stringify(made);
  const book = known.get(key) ?? game.book(made);
  known.set(key, book);
  return book;
}

/** All expectations are tried, so that one run shows everything that is wrong. */
function confirm(outcome: Outcome, scenario: Scenario, one: (e: Scenario['expect'][number]) => void): void {
  scenario.expect.forEach((expectation, i) => {
    const said = expectation.kind === 'holds' ? expectation.sentence : expectation.kind;
    try {
      one(expectation);
    } catch (error) {
      blame(outcome, `expect ${i + 1} (${said})`, error);
    }
  });
}

function playOnce(game: Game, scenario: Scenario, plain: Book, seed: string): Outcome {
  const outcome: Outcome = { failures: [], covered: new Set() };
  const { book, lines } = covering(plain);
  let t: Table | null = null;
  try {
    if (scenario.replay !== null) t = playReplay(game, book, scenario.replay);
    else if (scenario.setup !== null) t = playPosition(game, book, scenario, seed);
    const table = t;
    confirm(outcome, scenario, (e) =>
      table === null ? checkWithoutTable({ game, book }, e) : check(table, e),
    );
  } catch (error) {
    blame(outcome, 'play', error);
  }
  noteCovered(outcome, lineNames(plain), lines, t);
  return outcome;
}

function run(game: Game, scenario: Scenario): Outcome {
  const book = at('setup', () => bookOf(game, scenario));
  const outcomes = SEEDS.map((seed) => playOnce(game, scenario, book, seed));
  const [first, second] = outcomes;
  if (first.failures.length === 0 && second.failures.length > 0) {
    const [{ step, message }] = second.failures;
    first.failures.push({ step, message: `it depends on the seed: with another one, ${message}` });
  }
  return first;
}

function gameOf(games: readonly Game[], id: string): Game {
  const game = games.find((one) => one.id === id);
  if (game === undefined)
    throw new Error(`there is no game called "${id}"; there is ${games.map((one) => one.id).join(', ')}`);
  return game;
}

/** Runs every scenario of a file. `file` is only a name for the report. */
export function runFile(games: readonly Game[], file: string, yaml: string): Report[] {
  const reports: Report[] = [];
  const one = (read: () => Scenario, prefix: string): void => {
    let scenario: Scenario | null = null;
    let outcome: Outcome = { failures: [], covered: new Set() };
    try {
      scenario = read();
      const { game } = scenario;
      outcome = run(
        at('format', () => gameOf(games, game)),
        scenario,
      );
    } catch (error) {
      blame(outcome, 'format', error);
    }
    reports.push({
      file,
      title: scenario?.title ?? null,
      cites: scenario?.cites ?? [],
      failures: outcome.failures.map(({ step, message }) => ({ file, step: `${prefix}${step}`, message })),
      covered: [...outcome.covered],
    });
  };
  try {
    const all = readFile(yaml);
    all.forEach((read, i) => {
      one(read, all.length === 1 ? '' : `scenario ${i + 1}, `);
    });
  } catch (error) {
    one(() => {
      throw error;
    }, '');
  }
  return reports;
}
