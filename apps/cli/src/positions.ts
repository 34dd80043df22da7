// Positions of real games for checking players: those where a seat has a choice, as states that can be kept.
// Invariant: the same game, seed and number give the same positions.
// Read next: peek.ts and exact.ts, which use them.

import { type Book, optionCodes, type Play, playing, type Seat, type State, toMove } from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import type { DeckList, Game } from '@sleight/kit';
import {
  listsOf,
  type PlayerName,
  type Position,
  playerOf,
  playOut,
  positionOf,
  seated,
} from '@sleight/search';
import { dealer } from './random-game';

export interface SampledPosition {
  readonly s: State;
  readonly seat: Seat;
  readonly decks: readonly [DeckList, DeckList];
}

/** A copy to keep. Not `clone`, or V8 would treat every clone from then on as long-lived. */
const keep = (s: State): State => JSON.parse(JSON.stringify(s));

/** The last `most` choices of game number `i`, the latest last. */
export function choicesOf(
  game: Game,
  book: Book,
  seed: string,
  i: number,
  players: readonly [PlayerName, PlayerName],
  most: number,
): SampledPosition[] {
  const decks = dealer(game, book, 'stock', seed)(i);
  const s = game.start(book, decks, `${seed}/${i}`);
  const found: SampledPosition[] = [];
  const watch = (p: Play): void => {
    const seat = p.s.result === null ? toMove(p) : null;
    if (seat === null || optionCodes(p, seat).n < 2) return;
    found.push({ s: keep(p.s), seat, decks });
    if (found.length > most) found.shift();
  };
  const pair = [playerOf(players[0]), playerOf(players[1])] as const;
  const chairs = {
    judge: game,
    book,
    players: pair,
    decks,
    seed: `${seed}/${i}/players`,
    listsArePublic: true,
  };
  playOut(playing(book, s), seated(chairs), watch);
  return found;
}

/** The request for the seat of a found position, from this state or one that looks the same to it. */
export function positionFor(game: Game, book: Book, { seat, decks }: SampledPosition, s: State): Position {
  const theirs = decks[seat === 0 ? 1 : 0];
  return positionOf(game, book, s, seat, listsOf(book, decks[seat], theirs));
}

export const diceFor = (seed: string, n: number): number[] => seedRng(`${seed}/${n}/dice`);
