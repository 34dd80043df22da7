// No peeking: everything a seat cannot know is resampled, and its player must pick the same as before.
// Invariant: exit 1 if a single pick differs; the same seed checks the same positions.
// Read next: positions.ts, the kernel's resample.ts.

import { type Book, resample, view } from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import type { Game } from '@sleight/kit';
import { LEVELS, type Level, thinkers } from '@sleight/search';
import { priorsFor } from '@sleight/search/lists';
import { count, gameNamed, oneOf, readArguments, rulebook } from './arguments';
import type { Command } from './command';
import { choicesOf, diceFor, positionFor } from './positions';

interface Report {
  readonly game: string;
  readonly level: Level;
  readonly positions: number;
  /** Positions in which hidden cards changed the pick. */
  readonly different: number;
}

/** How many positions one game provides, spread over its length. */
const PER_GAME = 10;

export interface PeekPlan {
  readonly game: Game;
  readonly book: Book;
  readonly level: Level;
  readonly positions: number;
  readonly iterations: number;
  readonly seed: string;
  progress?(done: number): void;
}

export function peek({ game, book, level, positions, iterations, seed, progress }: PeekPlan): Report {
  const think = thinkers[level];
  let done = 0;
  let different = 0;
  for (let i = 0; done < positions; i++) {
    const all = choicesOf(game, book, seed, i, ['easy', 'easy'], Number.POSITIVE_INFINITY);
    const step = Math.max(1, Math.floor(all.length / PER_GAME));
    for (const found of all.filter((_, n) => n % step === 0)) {
      if (done === positions) break;
      const before = positionFor(game, book, found, found.s);
      const prior = ensure(priorsFor(before.lists, before.view, found.seat)[0], 'prior for a position');
      const anew = resample(book, view(book, found.s, found.seat), prior, diceFor(`${seed}/anew`, done));
      const after = positionFor(game, book, found, anew);
      const picks = [before, after].map((position) => think(position, diceFor(seed, done), { iterations }));
      const [a, b] = picks.map(({ code, then = [] }) => [code, ...then].join());
      if (a !== b) different++;
      done++;
      progress?.(done);
    }
  }
  return { game: game.id, level, positions: done, different };
}

export const peekCommand: Command = {
  name: 'peek',
  usage: 'peek --game G --level LEVEL [--positions N] [--iterations K] [--seed S] [--ruleset R] [--json]',
  about: {
    en: 'redraw everything a player can’t know, and check that it makes the same picks',
    fr: 'retirer au sort tout ce qu’un joueur ne peut pas savoir, et vérifier qu’il fait les mêmes choix',
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
    const positions = count('positions', values.positions, 1000);
    const report = peek({
      game,
      book: rulebook(game, values.ruleset, undefined).book,
      level: oneOf('level', values.level ?? 'expert', LEVELS),
      positions,
      iterations: count('iterations', values.iterations, 100),
      seed: values.seed ?? '1',
      progress: (done) => terminal.progress(`${done} / ${positions}`),
    });
    const said = {
      en: `${report.game}, ${report.level}: ${report.positions} positions, ${report.different} different picks`,
      fr: `${report.game}, ${report.level}\u202f: ${report.positions} positions, ${report.different} choix différents`,
    };
    terminal.out(values.json === true ? JSON.stringify(report) : said[terminal.language]);
    return report.different === 0 ? 0 : 1;
  },
};
