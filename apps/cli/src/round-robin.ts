// A round robin of decks: every pairing, on mirrored seeds with seats swapped, both games of a seed scored together.
// Invariant: the same plan gives the same scores, however its jobs are spread over cores.
// Read next: decks.ts for the command, parallel.ts for the cores.

import { type Book, type DeckList, type Game, playing } from '@sleight/kernel';
import { sorted } from '@sleight/scenario/match';
import { type PlayerName, playerOf, playOut, seated } from '@sleight/search';
import { type Rate, rateOf } from './rate';

/** Some of the games of one pairing, as plain data that can be sent to another core. */
export interface Job {
  readonly does: 'pairing';
  readonly game: string;
  readonly ruleset: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly player: PlayerName;
  /** Positions in the game's list of decks. */
  readonly a: number;
  readonly b: number;
  /** Mirrored seeds `from` up to `to`, each worth two games. */
  readonly from: number;
  readonly to: number;
}

export interface Scored {
  readonly a: number;
  readonly b: number;
  /** For each mirrored seed what `a` scored in its two games: 1 for a win, a half for a draw. */
  readonly scores: readonly number[];
  readonly errors: readonly string[];
}

/** Few enough games that every core has something to do until the end. */
const SEEDS_PER_JOB = 10;

export function jobsOf(
  plan: Omit<Job, 'does' | 'a' | 'b' | 'from' | 'to'>,
  decks: readonly number[],
  seeds: number,
): Job[] {
  const jobs: Job[] = [];
  decks.forEach((a, i) => {
    for (const b of decks.slice(i + 1)) {
      for (let from = 0; from < seeds; from += SEEDS_PER_JOB)
        jobs.push({ does: 'pairing', ...plan, a, b, from, to: Math.min(seeds, from + SEEDS_PER_JOB) });
    }
  });
  return jobs;
}

/** What the first seat scores in one game. */
function playGame(
  game: Game,
  book: Book,
  decks: readonly [DeckList, DeckList],
  player: PlayerName,
  seed: string,
): number {
  const s = game.start(book, decks, seed);
  const both = [playerOf(player), playerOf(player)] as const;
  playOut(
    playing(book, s),
    seated({ judge: game, book, players: both, decks, seed: `${seed}/players`, listsArePublic: true }),
  );
  const winner = s.result?.winner ?? null;
  return winner === null ? 0.5 : winner === 0 ? 1 : 0;
}

export function playJob(game: Game, book: Book, job: Job): Scored {
  const [a, b] = [sorted(game.decks[job.a]), sorted(game.decks[job.b])];
  const scores: number[] = [];
  const errors: string[] = [];
  for (let i = job.from; i < job.to; i++) {
    const seed = `${job.seed}/${i}`;
    try {
      const first = playGame(game, book, [a, b], job.player, seed);
      scores.push(first + 1 - playGame(game, book, [b, a], job.player, seed));
    } catch (error) {
      const { id } = game.decks[job.a];
      errors.push(
        `${id}, ${game.decks[job.b].id}, ${seed}: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  return { a: job.a, b: job.b, scores, errors };
}

export const LEAST = 0.35;
export const MOST = 0.65;

export interface Standing extends Rate {
  readonly id: string;
  /** Too weak or too strong to be handed to a newcomer. */
  readonly outside: boolean;
}

export interface Pairing extends Rate {
  readonly a: string;
  readonly b: string;
}

/** Scores of one deck against another, seen from the first. */
function scoresOf(all: readonly Scored[], deck: number, against: number | null): number[] {
  return all.flatMap(({ a, b, scores }) => {
    if (a === deck && (against === null || b === against)) return scores;
    if (b === deck && (against === null || a === against)) return scores.map((one) => 2 - one);
    return [];
  });
}

export function pairingsOf(game: Game, decks: readonly number[], all: readonly Scored[]): Pairing[] {
  return decks.flatMap((a, i) =>
    decks.slice(i + 1).map((b) => ({
      a: game.decks[a].id,
      b: game.decks[b].id,
      ...rateOf(scoresOf(all, a, b)),
    })),
  );
}

export function standingsOf(game: Game, decks: readonly number[], all: readonly Scored[]): Standing[] {
  return decks.map((deck) => {
    const rate = rateOf(scoresOf(all, deck, null));
    return { id: game.decks[deck].id, ...rate, outside: rate.score < LEAST || rate.score > MOST };
  });
}
