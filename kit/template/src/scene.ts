// The table as one seat sees it, for a browser, a terminal or a screen reader.
// Invariant: made from a view. Read next: staging.ts for what moves on it.

import type { Play, Said } from '@sleight/kernel/book';
import { defOf } from '@sleight/kernel/objects';
import { SEATS, type Seat } from '@sleight/kernel/state';
import { isAsked } from '@sleight/kernel/vm';
import type { Area, Scene } from '@sleight/kit/scene';
import { both, type Dress, LOOKS } from '@sleight/kit/scene-looks';
import { counter, looseArea, objectArea, seatLook } from '@sleight/kit/scene-parts';
import { asDuskfall } from './book';
import { ARENA, DECK, DISCARD, HAND, POINTS, ROUND, STAKE } from './places';
import { hasChosen } from './round';
import { strength } from './strength';

/** Before the first round the cards are dealt. */
const SETUP: Said = both('Setup', 'Mise en place');
const READY: Said = both('has chosen', 'a choisi');

const withStrength: Dress = (p, o) => ({
  numbers: [{ id: 'strength', printed: defOf(p, o).printed[0], now: strength(p, o) }],
});

const areasOf = (p: Play, seat: Seat): Area[] => [
  looseArea(p, DECK + seat, LOOKS.deck),
  looseArea(p, HAND + seat, LOOKS.hand),
  looseArea(p, DISCARD + seat, { kind: 'pile', label: both('Discard', 'Défausse') }),
  objectArea(p, ARENA + seat, { kind: 'slot', label: both('Arena', 'Arène') }, withStrength),
];

export function scene(p: Play): Scene {
  const { num } = p.s;
  const { pointsToWin } = asDuskfall(p.book).rules;
  const round = num[ROUND];
  const stake = num[STAKE] === 1 ? null : both(`Stake ${num[STAKE]}`, `Enjeu ${num[STAKE]}`);
  return {
    heading: { turn: round === 0 ? SETUP : both(`Round ${round}`, `Manche ${round}`), phase: stake },
    seats: SEATS.map((seat) => seatLook(seat, isAsked(p, seat), [hasChosen(p.s, seat) ? READY : null])),
    areas: SEATS.flatMap((seat) => areasOf(p, seat)),
    counters: SEATS.map((seat) =>
      counter('points', seat, both('Points', 'Points'), num[POINTS + seat], pointsToWin),
    ),
    effects: [],
    links: [],
  };
}
