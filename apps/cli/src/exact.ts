// Exact decisions: late positions whose options can be played out in full, whatever is hidden. How often does a level
// pick one of the best? Invariant: every position has a best and a worse option, so that not every pick is right.
// Read next: search/src/exact.ts for the labels, positions.ts for the positions.

import { type Book, optionCodes, playing } from '@sleight/kernel';
import type { OptionCode } from '@sleight/kernel/ids';
import type { Game } from '@sleight/kit';
import { LEVELS, type Level, type Position, thinkers } from '@sleight/search';
import { type Depth, exactly } from '@sleight/search/exact';
import { count, gameNamed, oneOf, readArguments, rulebook } from './arguments';
import type { Command } from './command';
import { percent } from './figures';
import { choicesOf, diceFor, positionFor } from './positions';

export interface Labelled {
  readonly position: Position;
  readonly best: readonly OptionCode[];
  readonly options: number;
}

/** How far labels look: further than any level. */
export const LABELS: Depth = { worlds: 8, positions: 20_000 };
/** How many of a game's last choices are considered, and how many positions one game provides. */
const LAST = 8;
const PER_GAME = 2;

function labelOf(position: Position, depth: Depth, n: number): Labelled | null {
  const { book, view, seat } = position;
  const open = optionCodes(playing(book, view), seat);
  const codes = open.list.slice(0, open.n);
  const values = exactly(position, codes, depth, diceFor('labels', n));
  if (values === null) return null;
  const most = Math.max(...values);
  const best = codes.filter((_, i) => values[i] === most);
  return best.length === codes.length ? null : { position, best, options: codes.length };
}

/** The source of positions, and how far their labels look. */
export interface LabelSource {
  readonly game: Game;
  readonly book: Book;
  readonly seed: string;
  readonly depth: Depth;
}

/** Late positions with their labels, game after game. */
export function* labelled({ game, book, seed, depth }: LabelSource): Generator<Labelled> {
  for (let i = 0; ; i++) {
    let taken = 0;
    for (const found of choicesOf(game, book, seed, i, ['medium', 'medium'], LAST)) {
      if (taken === PER_GAME) break;
      const label = labelOf(positionFor(game, book, found, found.s), depth, i);
      if (label === null) continue;
      taken++;
      yield label;
    }
  }
}

interface Report {
  readonly game: string;
  readonly positions: number;
  readonly iterations: number;
  /** The share of positions in which a random pick would be right. */
  readonly byChance: number;
  readonly optimal: Readonly<Partial<Record<Level, number>>>;
}

export function judge(
  source: LabelSource,
  levels: readonly Level[],
  positions: number,
  iterations: number,
  progress?: (done: number) => void,
): Report {
  const right = new Map<Level, number>();
  let chance = 0;
  let done = 0;
  for (const { position, best, options } of labelled(source)) {
    for (const level of levels) {
      const { code } = thinkers[level](position, diceFor(source.seed, done), { iterations });
      if (best.includes(code)) right.set(level, (right.get(level) ?? 0) + 1);
    }
    chance += best.length / options;
    done++;
    progress?.(done);
    if (done === positions) break;
  }
  const share = (n: number): number => Number((n / done).toFixed(4));
  return {
    game: source.game.id,
    positions: done,
    iterations,
    byChance: share(chance),
    optimal: Object.fromEntries(levels.map((level) => [level, share(right.get(level) ?? 0)])),
  };
}

export const exactCommand: Command = {
  name: 'exact',
  usage: 'exact --game G [--level LEVEL] [--positions N] [--iterations K] [--seed S] [--ruleset R] [--json]',
  about: {
    en: 'measure how often each level picks a best option in endgames that can be solved exactly',
    fr: 'mesurer combien de fois chaque niveau choisit une meilleure option dans des fins de partie résolues exactement',
  },
  async run(args, terminal) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      level: { type: 'string' },
      positions: { type: 'string' },
      iterations: { type: 'string' },
      seed: { type: 'string' },
      ruleset: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = gameNamed(values.game);
    const { book } = rulebook(game, values.ruleset, undefined);
    const levels = values.level === undefined ? LEVELS : [oneOf('level', values.level, LEVELS)];
    const positions = count('positions', values.positions, 200);
    const report = judge(
      { game, book, seed: values.seed ?? '1', depth: LABELS },
      levels,
      positions,
      count('iterations', values.iterations, 400),
      (done) => terminal.progress(`${done} / ${positions}`),
    );
    if (values.json === true) terminal.out(JSON.stringify(report));
    else {
      const { language } = terminal;
      const chance = { en: 'by chance', fr: 'au hasard' }[language];
      terminal.out(`${report.game}: ${report.positions} positions`);
      terminal.out(`${percent(report.byChance, language).padStart(9)}  ${chance}`);
      for (const [level, share] of Object.entries(report.optimal))
        terminal.out(`${percent(share, language).padStart(9)}  ${level}`);
    }
    return 0;
  },
};
