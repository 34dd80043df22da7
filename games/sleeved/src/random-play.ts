// New matches and random play for tests, in every order in which the two seats' picks can arrive.

import type { Book } from '@sleight/kernel/book';
import type { State } from '@sleight/kernel/state';
import { eitherSeat, playThrough as playInTurn } from '@sleight/kit/random-play';
import { start } from './start';

export const newMatch = (book: Book, seed: number): State =>
  start(book, [{ cards: [] }, { cards: [] }], `match ${seed}`);

/** Plays at random; which seat picks next is random too. */
export const playThrough: typeof playInTurn = (book, s, seed, visit) =>
  playInTurn(book, s, seed, visit, eitherSeat);
