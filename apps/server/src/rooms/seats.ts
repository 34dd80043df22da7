// Who sits where: seats are drawn at random in games whose rules tell them apart (Sleeved 3.6), and a rematch swaps
// them. Elsewhere the match itself draws who starts, and the creator of a room keeps seat 0.

import { randomInt } from 'node:crypto';
import type { Game } from '@sleight/kernel';
import type { Both, MatchRow } from '../matches/store';

/** Draws a whole number under n. */
export type Below = (n: number) => number;

export const secretDraw: Below = (n) => randomInt(n);

export const swapped = <T>([first, second]: Both<T>): Both<T> => [second, first];

export const drawnSeats = <T>(game: Game, below: Below, both: Both<T>): Both<T> =>
  game.drawsSeats === true && below(2) === 1 ? swapped(both) : both;

/** Two people at one screen, a puzzle and a guide stay as they are. */
export function swapsSeats({ task, chairs: [one, two] }: MatchRow): boolean {
  const isOnePerson = one.kind === 'person' && two.kind === 'person' && one.user === two.user;
  return task === null && !isOnePerson;
}
