// The arena: two levels against each other on mirrored seeds with seats swapped, on all cores, until all games are
// played or the sequential test is decided.
// Invariant: pairs are counted in order, so the same seed and iterations give the same report; a file resumes it.
// Read next: duel.ts for one pair of games, rate.ts for the interval and the test.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Language } from '@sleight/kernel/book';
import { type Budget, type PlayerName, playerNames, USUAL } from '@sleight/search';
import { count, gameNamed, oneOf, readArguments, rulebook } from './arguments';
import type { Command } from './command';
import type { Duel, Fought } from './duel';
import { figure, percent } from './figures';
import { legalStock } from './legal-decks';
import { misuse } from './misuse';
import { spread } from './parallel';
import { refuseThoughtless } from './players';
import { rateOf, type Sprt, sprtOf } from './rate';

interface Report {
  readonly game: string;
  readonly ruleset: string;
  readonly a: PlayerName;
  readonly b: PlayerName;
  readonly seed: string;
  readonly budget: Budget;
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  readonly scoreA: number;
  readonly ci95: readonly [number, number];
  readonly msPerMoveA: number;
  readonly msPerMoveB: number;
  readonly sprt?: Sprt;
}

type Plan = Omit<Duel, 'does' | 'pair'>;
type Elo = readonly [number, number];

function readBudget(ms: string | undefined, iterations: string | undefined): Budget {
  if (ms !== undefined && iterations !== undefined) {
    throw misuse('Give --ms or --iterations, not both.', 'Donnez --ms ou --iterations, pas les deux.');
  }
  if (ms !== undefined) return { ms: count('ms', ms, 1) };
  return iterations === undefined ? USUAL : { iterations: count('iterations', iterations, 1) };
}

function readElo(given: string | undefined): Elo | null {
  if (given === undefined) return null;
  const match = /^(-?\d+),(-?\d+)$/.exec(given);
  const [low, high] = [Number(match?.[1]), Number(match?.[2])];
  if (match !== null && low < high) return [low, high];
  throw misuse(
    `--sprt takes two whole numbers, the smaller first, such as 0,35; not "${given}".`,
    `--sprt demande deux nombres entiers, le plus petit d’abord, comme 0,35\u202f; pas «\u202f${given}\u202f».`,
  );
}

/** The pairs an earlier run of the same plan has played; starts the file if there is none. */
function resume(file: string, plan: Plan): Fought[] {
  const head = JSON.stringify(plan);
  if (!existsSync(file)) {
    writeFileSync(file, `${head}\n`);
    return [];
  }
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (first === head) return lines.filter((line) => line !== '').map((line): Fought => JSON.parse(line));
  throw misuse(
    `${file} holds games of another arena: ${first}`,
    `${file} contient les parties d’une autre arène\u202f: ${first}`,
  );
}

/** The pairs from the first on, up to the first gap. */
function inOrder(fought: readonly (Fought | undefined)[]): Fought[] {
  const missing = fought.indexOf(undefined);
  return fought.slice(0, missing < 0 ? fought.length : missing).flatMap((one) => one ?? []);
}

const pairScores = (fought: readonly Fought[]): number[] => fought.map(({ scores }) => scores[0] + scores[1]);

function reportOf(plan: Plan, fought: readonly Fought[], elo: Elo | null): Report {
  const games = fought.flatMap(({ scores }) => scores);
  const { score, ci95 } = rateOf(pairScores(fought));
  const perMove = (side: 'a' | 'b'): number => {
    const ms = fought.reduce((sum, one) => sum + one[side].ms, 0);
    const moves = fought.reduce((sum, one) => sum + one[side].moves, 0);
    return Number((ms / Math.max(1, moves)).toFixed(2));
  };
  return {
    game: plan.game,
    ruleset: plan.ruleset,
    a: plan.a,
    b: plan.b,
    seed: plan.seed,
    budget: plan.budget,
    games: games.length,
    winsA: games.filter((one) => one === 1).length,
    winsB: games.filter((one) => one === 0).length,
    draws: games.filter((one) => one === 0.5).length,
    scoreA: score,
    ci95,
    msPerMoveA: perMove('a'),
    msPerMoveB: perMove('b'),
    ...(elo === null ? {} : { sprt: sprtOf(pairScores(fought), elo) }),
  };
}

const VERDICTS = {
  accepted: { en: 'stronger', fr: 'plus fort' },
  rejected: { en: 'not stronger', fr: 'pas plus fort' },
  open: { en: 'not decided', fr: 'indécis' },
};

function readable(report: Report, language: Language): string {
  const { a, b, games, winsA, winsB, draws, scoreA, ci95, sprt } = report;
  const interval = ci95.map((one) => percent(one, language)).join(' - ');
  const score = percent(scoreA, language);
  const lines = {
    en: [
      `${report.game}: ${a} against ${b}, ${games} games, ${winsA} won, ${winsB} lost, ${draws} drawn`,
      `${a} scores ${score} (95% interval ${interval})`,
      `ms per move: ${report.msPerMoveA} and ${report.msPerMoveB}`,
    ],
    fr: [
      `${report.game}\u202f: ${a} contre ${b}, ${games} parties, ${winsA} gagnées, ${winsB} perdues, ${draws} nulles`,
      `${a} marque ${score} (intervalle à 95\u202f%\u202f: ${interval})`,
      `ms par coup\u202f: ${figure(report.msPerMoveA, language)} et ${figure(report.msPerMoveB, language)}`,
    ],
  }[language];
  if (sprt === undefined) return lines.join('\n');
  const verdict = VERDICTS[sprt.verdict ?? 'open'][language];
  return [...lines, `SPRT ${sprt.elo.join(', ')} Elo: ${figure(sprt.llr, language)} (${verdict})`].join('\n');
}

const WIDTH = 24;
const bar = (share: number): string => '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.');

export const arenaCommand: Command = {
  name: 'arena',
  usage:
    'arena --game G --a LEVEL --b LEVEL [--games N] [--seed S] [--ms T | --iterations K] [--sprt 0,35] [--cores N] [--resume FILE] [--ruleset R] [--rules JSON] [--json]',
  about: {
    en: 'play two levels (easy, medium, hard, expert or random) against each other on mirrored seeds with seats swapped; prints the score, its confidence and the cost of a move',
    fr: 'opposer deux niveaux (easy, medium, hard, expert ou random) sur les mêmes tirages, places échangées\u202f; affiche le score, sa fiabilité et le coût d’un coup',
  },
  async run(args, terminal) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      a: { type: 'string' },
      b: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      ms: { type: 'string' },
      iterations: { type: 'string' },
      sprt: { type: 'string' },
      cores: { type: 'string' },
      resume: { type: 'string' },
      ruleset: { type: 'string' },
      rules: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = gameNamed(values.game);
    const { ruleset, rules, book } = rulebook(game, values.ruleset, values.rules);
    const a = oneOf('a', values.a ?? 'expert', playerNames);
    const b = oneOf('b', values.b ?? 'hard', playerNames);
    refuseThoughtless(game, [a, b]);
    legalStock(game, book);
    const pairs = Math.ceil(count('games', values.games, 200) / 2);
    const elo = readElo(values.sprt);
    const budget = readBudget(values.ms, values.iterations);
    const plan: Plan = { game: game.id, ruleset, rules, a, b, budget, seed: values.seed ?? '1' };
    const file = values.resume;
    const cores = count('cores', values.cores, availableParallelism());

    const fought: (Fought | undefined)[] = new Array<undefined>(pairs).fill(undefined);
    for (const one of file === undefined ? [] : resume(file, plan))
      if (one.pair < pairs) fought[one.pair] = one;
    const isDecided = (): boolean =>
      elo !== null && sprtOf(pairScores(inOrder(fought)), elo).verdict !== null;
    const jobs = fought.flatMap((one, pair): Duel[] =>
      one === undefined ? [{ does: 'duel', ...plan, pair }] : [],
    );
    let done = pairs - jobs.length;
    if (!isDecided()) {
      await spread(
        'duel',
        jobs,
        (_i, one) => {
          fought[one.pair] = one;
          if (file !== undefined) appendFileSync(file, `${JSON.stringify(one)}\n`);
          done++;
          const { score } = rateOf(pairScores(fought.flatMap((each) => each ?? [])));
          terminal.progress(
            `${bar(done / pairs)} ${2 * done} / ${2 * pairs}  ${percent(score, terminal.language)}`,
          );
          return !isDecided();
        },
        cores,
      );
    }
    const report = reportOf(plan, inOrder(fought), elo);
    terminal.out(values.json === true ? JSON.stringify(report) : readable(report, terminal.language));
    return 0;
  },
};
