// Random players on the hot path: no keys, no phrases, no facts unless someone listens.
// Invariant: the same book, decks and seed play the same game.
// Read next: simulate.ts and bench.ts, which count them.

import { type Book, type DeckList, type Game, optionCodes, type Play, pick, toMove } from '@sleight/kernel';
import { below, seedRng } from '@sleight/kernel/rng';
import { sorted } from '@sleight/scenario/match';

/** No game of ours is this long; one that is will never end. */
const DECISION_LIMIT = 10_000;

/** Picks at random until the match is over; says how many picks that took. `watch` sees every position. */
export function playRandomly(p: Play, rng: number[], watch: ((p: Play) => void) | null = null): number {
  for (let n = 0; n < DECISION_LIMIT; n++) {
    if (watch !== null) watch(p);
    if (p.s.result !== null) return n;
    const seat = toMove(p);
    if (seat === null) throw new Error('nobody is asked anything and the match is not over');
    const codes = optionCodes(p, seat);
    pick(p, seat, codes.list[below(rng, codes.n)]);
  }
  throw new Error(`the match is not over after ${DECISION_LIMIT} decisions`);
}

export const DECK_SOURCES = ['stock', 'random'] as const;
export type DeckSource = (typeof DECK_SOURCES)[number];

type Pair = readonly [DeckList, DeckList];

/** The decks of game number `i`: every pairing of starter decks in turn, or two random legal ones. Sorted
 * by card, as a replay lists them, because the shuffle starts from that order. */
export function dealer(game: Game, book: Book, source: DeckSource, seed: string): (i: number) => Pair {
  const stock = game.decks.map(sorted);
  if (source === 'stock')
    return (i) => [stock[i % stock.length], stock[Math.floor(i / stock.length) % stock.length]];
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
