// Random players on the hot path: no keys, no phrases, no facts unless requested.
// Invariant: the same book, decks and seed give the same game.
// Read next: simulate.ts and bench.ts, which count them.

import { type Book, optionCodes, type Play } from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import { below, seedRng } from '@sleight/kernel/rng';
import type { DeckList, Game } from '@sleight/kit';
import { sorted } from '@sleight/scenario/match';
import { type Chooser, playOut } from '@sleight/search';
import { legalStock } from './legal-decks';

/** Any option of the state itself: a random pick needs no view. */
export const atRandom =
  (rng: number[]): Chooser =>
  (p, seat) => {
    const codes = optionCodes(p, seat);
    return ensure(codes.list[below(rng, codes.n)], 'option for seat', seat);
  };

/** Picks at random until the match is over; returns the number of picks. */
export const playRandomly = (p: Play, rng: number[]): number => playOut(p, atRandom(rng));

export const DECK_SOURCES = ['stock', 'random'] as const;
export type DeckSource = (typeof DECK_SOURCES)[number];

type Pair = readonly [DeckList, DeckList];

/** The decks of game number `i`: every pairing of prebuilt decks in turn, or two random legal ones. Sorted
 * by card, as in a replay, because the shuffle starts from that order. */
export function dealer(game: Game, book: Book, source: DeckSource, seed: string): (i: number) => Pair {
  if (source === 'stock') {
    const stock = legalStock(game, book).map(sorted);
    const at = (n: number): DeckList => ensure(stock[n % stock.length], 'legal prebuilt deck');
    return (i) => [at(i), at(Math.floor(i / stock.length))];
  }
  return (i) => {
    const rng = seedRng(`${seed}/${i}/decks`);
    const build = (): DeckList => sorted(game.randomDeck(book, (n) => below(rng, n)));
    return [build(), build()];
  };
}

/** The dice of the players of game number `i`; the match has its own. */
export const playersRng = (seed: string, i: number): number[] => seedRng(`${seed}/${i}/players`);
export const matchSeed = (seed: string, i: number): string => `${seed}/${i}`;

/** Seconds of CPU this process has used. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
