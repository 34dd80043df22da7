// Life cards (spec 2, 8): an ordered stack, top at the end, in which single cards may lie face up. Whatever puts a
// card there or takes one away goes through here, so that faces stay with their cards.

import type { Play } from '@sleight/kernel/book';
import type { CardIndex, PlaceIndex } from '@sleight/kernel/ids';
import { EVERYONE, type Seat, type State } from '@sleight/kernel/state';
import { putOn, takeOut } from '@sleight/kernel/zones';
import { LIFE_UP } from './counters';
import { LIFE } from './places';

export const lifeCount = (s: State, seat: Seat): number => s.zones[LIFE + seat].length;

/** Position of a Life card, 0 for the bottom one. */
export const lifePosition = (s: State, seat: Seat, card: CardIndex): number =>
  s.zones[LIFE + seat].indexOf(card);

export const isFaceUp = (s: State, seat: Seat, position: number): boolean =>
  ((s.num[LIFE_UP + seat] >> position) & 1) === 1;

export function facesUp(s: State, seat: Seat): number {
  let n = 0;
  for (let i = 0; i < lifeCount(s, seat); i++) if (isFaceUp(s, seat, i)) n++;
  return n;
}

export const topLife = (s: State, seat: Seat): CardIndex => s.zones[LIFE + seat].at(-1) ?? -1;

const below = (position: number): number => (1 << position) - 1;

/** Turns a Life card; both players see the face of a face-up one, and still know it when it turns back. */
export function turnLife(p: Play, seat: Seat, position: number, up: boolean): void {
  const { s } = p;
  const bit = 1 << position;
  if (up) {
    s.num[LIFE_UP + seat] |= bit;
    s.cards.knows[s.zones[LIFE + seat][position]] = EVERYONE;
  } else s.num[LIFE_UP + seat] &= ~bit;
}

/** Takes a Life card out; it is loose, and the caller puts it somewhere. True if it lay face up. */
export function takeLife(p: Play, seat: Seat, card: CardIndex): boolean {
  const { num } = p.s;
  const position = lifePosition(p.s, seat, card);
  const wasUp = isFaceUp(p.s, seat, position);
  takeOut(p, LIFE + seat, card);
  const faces = num[LIFE_UP + seat];
  num[LIFE_UP + seat] = (faces & below(position)) | ((faces >> 1) & ~below(position));
  return wasUp;
}

/** Puts a loose card on top of a Life stack or under it. `from` is the place it left. */
export function putLife(
  p: Play,
  seat: Seat,
  card: CardIndex,
  from: PlaceIndex,
  at: 'top' | 'bottom',
  up: boolean,
): void {
  putOn(p, card, from, LIFE + seat);
  const stack = p.s.zones[LIFE + seat];
  if (at === 'bottom') {
    stack.pop();
    stack.unshift(card);
    p.s.num[LIFE_UP + seat] <<= 1;
  }
  if (up) turnLife(p, seat, lifePosition(p.s, seat, card), true);
}
