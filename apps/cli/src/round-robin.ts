// A round robin of decks: every pairing, on mirrored seeds with seats swapped, both games of a seed scored together.
// Invariant: the same plan gives the same scores, however its jobs are spread over cores.
// Read next: deck-balance.ts for the command, parallel.ts for the cores.

import { type Book, playing } from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import type { DeckList, Game, NamedDeck } from '@sleight/kit';
import { sorted } from '@sleight/scenario/match';
import { type PlayerName, playerOf, playOut, seated } from '@sleight/search';
import { type Rate, rateOf } from './rate';

/** Some games of one pairing, as plain data that can be sent to another core. */
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
  /** The score of `a` for each mirrored seed: 1 for a win, a half for a draw. */
  readonly scores: readonly number[];
  readonly errors: readonly string[];
}

/** Small enough that every core has work until the end. */
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

/** The score of the first seat in one game. */
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

const deckAt = (game: Game, index: number): NamedDeck => ensure(game.decks[index], 'prebuilt deck', index);

export function playJob(game: Game, book: Book, job: Job): Scored {
  const [one, two] = [deckAt(game, job.a), deckAt(game, job.b)];
  const [a, b] = [sorted(one), sorted(two)];
  const scores: number[] = [];
  const errors: string[] = [];
  for (let i = job.from; i < job.to; i++) {
    const seed = `${job.seed}/${i}`;
    try {
      const first = playGame(game, book, [a, b], job.player, seed);
      scores.push(first + 1 - playGame(game, book, [b, a], job.player, seed));
    } catch (error) {
      errors.push(`${one.id}, ${two.id}, ${seed}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { a: job.a, b: job.b, scores, errors };
}

export const LEAST = 0.35;
export const MOST = 0.65;

export interface StandingRow extends Rate {
  readonly id: string;
  /** Too weak or too strong for beginners. */
  readonly outside: boolean;
}

export interface Pairing extends Rate {
  readonly a: string;
  readonly b: string;
}

/** Scores of one deck against another, from the first one's side. */
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
      a: deckAt(game, a).id,
      b: deckAt(game, b).id,
      ...rateOf(scoresOf(all, a, b)),
    })),
  );
}

export function standingsOf(game: Game, decks: readonly number[], all: readonly Scored[]): StandingRow[] {
  return decks.map((deck) => {
    const rate = rateOf(scoresOf(all, deck, null));
    return { id: deckAt(game, deck).id, ...rate, outside: rate.score < LEAST || rate.score > MOST };
  });
}
