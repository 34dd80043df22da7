// Seats: random in games whose rules tell them apart, and swapped in a rematch. In other games the match
// itself draws who starts, and the creator of a room keeps seat 0.

import { randomInt } from 'node:crypto';
import type { Game } from '@sleight/kit';
import type { Below } from '@sleight/kit/random-deck';
import type { Both, MatchRow } from '../matches/store';

export const secretDraw: Below = (n) => randomInt(n);

export const swapped = <T>([first, second]: Both<T>): Both<T> => [second, first];

export const drawnSeats = <T>(game: Game, below: Below, both: Both<T>): Both<T> =>
  game.drawsSeats === true && below(2) === 1 ? swapped(both) : both;

/** Pass and play, puzzles and guides keep their seats. */
export function swapsSeats({ task, chairs: [one, two] }: MatchRow): boolean {
  const isOnePerson = one.kind === 'person' && two.kind === 'person' && one.user === two.user;
  return task === null && !isOnePerson;
}
