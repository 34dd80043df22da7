// Runs scenarios from YAML. Every scenario is played twice with different random numbers, and each run
// keeps a twin of the state that goes through JSON at every decision; all of them must agree.
// Next: read.ts for the format, steps.ts for the play, expectations.ts for the checks.

import { type Book, ENGINE, type Fact, type Said, type State } from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import { seedRng } from '@sleight/kernel/rng';
import type { Game } from '@sleight/kit';
import { covering, lineNames } from './coverage';
import { deckList } from './deck';
import { check, checkWithoutTable } from './expectations';
import type { Expectation, Scenario } from './format';
import { at, isMistake, mistake } from './mistake';
import { readFile, type UnreadScenario } from './read';
import { type Show, showFacts } from './show';
import { checkEnd, playSteps } from './steps';
import { layTable, type ScenarioTable } from './table';

export interface Failure {
  readonly file: string;
  readonly title: Said | null;
  readonly line: number;
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

const SEEDS = ['one', 'another'] as const;

function openTable(game: Game, book: Book, scenario: Scenario, seed: string): ScenarioTable {
  const facts: Fact[] = [];
  const s = at('setup', () => game.arrange(book, scenario.setup, facts));
  s.rng = seedRng(seed);
  return at('setup', () => layTable(game, book, s, true, facts));
}

function playPosition(game: Game, book: Book, scenario: Scenario, seed: string, show?: Show): ScenarioTable {
  const t = openTable(game, book, scenario, seed);
  t.show = show;
  if (show !== undefined) showFacts(show, t.facts);
  playSteps(t, scenario.play, 'play');
  at('end', () => checkEnd(t));
  return t;
}

function openingOf(
  game: Game,
  book: Book,
  { decks, position, seed }: NonNullable<Scenario['replay']>,
  facts: Fact[],
): State {
  if (decks !== null)
    return game.start(book, [deckList(game, decks[0]), deckList(game, decks[1])], seed, facts);
  const s = game.arrange(book, position, facts);
  s.rng = seedRng(seed);
  return s;
}

/** A replay may end anywhere: it often shows the middle of something. */
function playReplay(
  game: Game,
  book: Book,
  replay: NonNullable<Scenario['replay']>,
  show?: Show,
): ScenarioTable {
  const facts: Fact[] = [];
  const s = at('replay', () => openingOf(game, book, replay, facts));
  const t = at('replay', () => layTable(game, book, s, true, facts));
  t.show = show;
  if (show !== undefined) showFacts(show, t.facts);
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
  readonly failures: Pick<Failure, 'step' | 'message'>[];
  readonly covered: Set<string>;
}

function noteCovered(
  outcome: Outcome,
  names: readonly string[],
  lines: Set<number>,
  t: ScenarioTable | null,
): void {
  for (const line of lines) outcome.covered.add(ensure(names[line], 'line', line));
  for (const { def } of t?.facts ?? []) if (def !== undefined) outcome.covered.add(def);
}

function blame(outcome: Outcome, step: string, error: unknown): void {
  if (!(error instanceof Error)) throw error;
  outcome.failures.push({ step: isMistake(error) ? error.step : step, message: error.message });
}

/** Books by their sources: compiling one takes longer than playing a scenario. */
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

/** All expectations are tried, so that one run shows every problem. */
function confirm(outcome: Outcome, scenario: Scenario, one: (expectation: Expectation) => void): void {
  scenario.expect.forEach((entry, i) => {
    for (const expectation of entry) {
      const said = expectation.kind === 'holds' ? expectation.sentence : expectation.kind;
      try {
        one(expectation);
      } catch (error) {
        blame(outcome, `expect ${i + 1} (${said})`, error);
      }
    }
  });
}

function playOnce(game: Game, scenario: Scenario, plain: Book, seed: string, show?: Show): Outcome {
  const outcome: Outcome = { failures: [], covered: new Set() };
  const { book, lines } = covering(plain);
  let t: ScenarioTable | null = null;
  try {
    if (scenario.replay !== null) t = playReplay(game, book, scenario.replay, show);
    else if (scenario.setup !== null) t = playPosition(game, book, scenario, seed, show);
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

function run(game: Game, scenario: Scenario, show?: Show): Outcome {
  const book = at('setup', () => bookOf(game, scenario));
  const first = playOnce(game, scenario, book, SEEDS[0], show);
  const second = playOnce(game, scenario, book, SEEDS[1]);
  // Checked only now, so that the first half of a scenario can already be shown.
  const expectsSomething =
    scenario.expect.length > 0 || scenario.play.some(({ kind }) => kind === 'expect' || kind === 'then');
  if (first.failures.length === 0 && !expectsSomething && scenario.replay === null)
    throw mistake('format', 'expect is missing');
  const [other] = second.failures;
  if (first.failures.length === 0 && other !== undefined) {
    const { step, message } = other;
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

export interface RunOptions {
  /** Skips scenarios whose title this rejects. */
  wants?(title: Said): boolean;
  /** Prints every decision with its options while the scenarios are played. */
  readonly show?: Show;
}

function runOne(
  games: readonly Game[],
  { read }: UnreadScenario,
  show?: Show,
): Outcome & Pick<Report, 'cites'> {
  const outcome: Outcome = { failures: [], covered: new Set() };
  let cites: readonly string[] = [];
  try {
    const scenario = read();
    cites = scenario.cites;
    const game = at('format', () => gameOf(games, scenario.game));
    return { ...run(game, scenario, show), cites };
  } catch (error) {
    blame(outcome, 'format', error);
    return { ...outcome, cites };
  }
}

/** If the whole file cannot be parsed. */
const unreadable = (file: string, error: unknown): Report => {
  if (!(error instanceof Error)) throw error;
  const failure = { file, title: null, line: 1, step: 'format', message: error.message };
  return { file, title: null, cites: [], failures: [failure], covered: [] };
};

/** Runs every scenario of a file. `file` is only a name for the report. */
export function runFile(
  games: readonly Game[],
  file: string,
  yaml: string,
  { wants, show }: RunOptions = {},
): Report[] {
  let all: UnreadScenario[];
  try {
    all = readFile(yaml);
  } catch (error) {
    return [unreadable(file, error)];
  }
  return all.flatMap((written, i) => {
    const { title, lineOf } = written;
    if (title !== null && wants?.(title) === false) return [];
    const line = lineOf('format', '');
    show?.({ en: `${file}:${line} ${title?.en ?? ''}`, fr: `${file}:${line} ${title?.fr ?? ''}` });
    const { failures, covered, cites } = runOne(games, written, show);
    const prefix = all.length === 1 ? '' : `scenario ${i + 1}, `;
    const told = failures.map(({ step, message }) => ({
      file,
      title,
      line: lineOf(step, message),
      step: `${prefix}${step}`,
      message,
    }));
    return [{ file, title, cites, failures: told, covered: [...covered] }];
  });
}
