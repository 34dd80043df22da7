// Trains a game's evaluator by self-play: plays with the current weights, fits new ones to all games so far, repeats.
// Invariant: the file names the run that made it; the same run makes the same file.
// Read next: self-play.ts for the games, search/src/train/regression.ts for the fitting.

import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ENGINE } from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import type { Weights } from '@sleight/kit';
import { playerNames, USUAL } from '@sleight/search';
import { fit, lossOf, towards } from '@sleight/search/train/regression';
import { shelf } from '@sleight/shelf';
import { count, gameNamed, oneOf, readArguments, rulebook } from './arguments';
import type { Command } from './command';
import { figure } from './figures';
import { misuse } from './misuse';
import { doAll } from './parallel';
import type { Lesson, SelfPlay } from './self-play';

const GAMES_PER_JOB = 20;
/** The share of games held back for validation. */
const HELD_BACK = 10;
const RIDGE = 20;
const ASTRAY = 15;

interface Round {
  readonly games: number;
  readonly turns: number;
  readonly lossBefore: number;
  readonly lossAfter: number;
}

function readLambda(given: string | undefined): number {
  if (given === undefined) return 1;
  const lambda = Number(given);
  if (lambda >= 0 && lambda <= 1) return lambda;
  throw misuse(
    `--lambda must be a number from 0 to 1, not "${given}".`,
    `--lambda doit être un nombre de 0 à 1, pas «\u202f${given}\u202f».`,
  );
}

const rounded = (n: number): number => Number(n.toFixed(4));

/** New weights from these games, and how much better they predict games held back. */
function learn(lessons: readonly Lesson[], names: readonly string[], weights: Weights, lambda: number) {
  const before = names.map((name) => ensure(weights[name], 'weight of', name));
  const rowsOf = (some: readonly Lesson[], by: number) =>
    some.flatMap(({ turns, result }) => towards(turns, result, before, by));
  const isHeldBack = (_: Lesson, i: number): boolean => i % HELD_BACK === 0;
  const judged = rowsOf(lessons.filter(isHeldBack), 1);
  const learned = rowsOf(
    lessons.filter((one, i) => !isHeldBack(one, i)),
    lambda,
  );
  const after = fit(learned, before, RIDGE);
  const round: Round = {
    games: lessons.length,
    turns: learned.length + judged.length,
    lossBefore: rounded(lossOf(judged, before)),
    lossAfter: rounded(lossOf(judged, after)),
  };
  return {
    weights: Object.fromEntries(
      names.map((name, i) => [name, rounded(ensure(after[i], 'learned weight of', name))]),
    ),
    round,
  };
}

const isVersioned = (value: unknown): value is { version: number } =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';

function versionIn(file: string): number {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isVersioned(value) ? value.version : 0;
}

export const trainCommand: Command = {
  name: 'train',
  usage:
    'train --game G [--games N] [--rounds R] [--lambda L] [--player LEVEL] [--iterations K] [--seed S] [--cores N] [--ruleset R] [--write FILE] [--json]',
  about: {
    en: 'learn the weights of a game’s evaluator from self-play; --write replaces a weight file with its next version',
    fr: 'apprendre les poids de l’évaluateur d’un jeu par des parties contre soi-même\u202f; --write remplace un fichier de poids par sa version suivante',
  },
  async run(args, terminal) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      games: { type: 'string' },
      rounds: { type: 'string' },
      lambda: { type: 'string' },
      player: { type: 'string' },
      iterations: { type: 'string' },
      seed: { type: 'string' },
      cores: { type: 'string' },
      ruleset: { type: 'string' },
      write: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = gameNamed(values.game);
    const evaluator = game.thinking?.evaluator;
    if (evaluator === undefined) {
      const able = shelf.filter((one) => one.thinking?.evaluator !== undefined).map(({ id }) => id);
      throw misuse(
        `${game.name.en} has no evaluator to train. Games that do: ${able.join(', ')}.`,
        `${game.name.fr} n’a pas d’évaluateur à entraîner. Jeux qui en ont\u202f: ${able.join(', ')}.`,
      );
    }
    const { ruleset, rules } = rulebook(game, values.ruleset, undefined);
    const games = count('games', values.games, 1000);
    const rounds = count('rounds', values.rounds, 2);
    const lambda = readLambda(values.lambda);
    const player = oneOf('player', values.player ?? 'medium', playerNames);
    const seed = values.seed ?? '1';
    const cores = count('cores', values.cores, availableParallelism());
    const budget =
      values.iterations === undefined ? USUAL : { iterations: count('iterations', values.iterations, 1) };
    let weights = evaluator.weights;
    const history: Round[] = [];
    const lessons: Lesson[] = [];
    for (let r = 0; r < rounds; r++) {
      const plan = { does: 'self-play', game: game.id, ruleset, rules, player, budget, weights } as const;
      const jobs: SelfPlay[] = [];
      for (let from = 0; from < games; from += GAMES_PER_JOB) {
        const to = Math.min(games, from + GAMES_PER_JOB);
        jobs.push({ ...plan, astray: ASTRAY, seed: `${seed}/${r}`, from, to });
      }
      const played = await doAll(
        'self-play',
        jobs,
        (done) =>
          terminal.progress(`${r + 1} / ${rounds}: ${Math.min(games, done * GAMES_PER_JOB)} / ${games}`),
        cores,
      );
      lessons.push(...played.flat());
      const learned = learn(lessons, evaluator.features, weights, lambda);
      weights = learned.weights;
      history.push(learned.round);
    }
    const run = { engine: ENGINE, ruleset, player, budget, astray: ASTRAY, lambda, seed, rounds: history };
    if (values.write !== undefined) {
      const file = { version: versionIn(values.write) + 1, run, weights };
      writeFileSync(values.write, `${JSON.stringify(file, null, 2)}\n`);
    }
    if (values.json === true) terminal.out(JSON.stringify({ game: game.id, run, weights }));
    else {
      for (const [name, weight] of Object.entries(weights))
        terminal.out(`${figure(weight, terminal.language).padStart(9)}  ${name}`);
      for (const { games: n, turns, lossBefore, lossAfter } of history)
        terminal.out(
          {
            en: `${n} games, ${turns} turns: log loss ${lossBefore} before, ${lossAfter} after`,
            fr: `${n} parties, ${turns} tours\u202f: perte logarithmique ${figure(lossBefore, 'fr')} avant, ${figure(lossAfter, 'fr')} après`,
          }[terminal.language],
        );
    }
    return 0;
  },
};
