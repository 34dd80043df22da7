// What is true of every One Piece state, however it came about. A fuzzer asks after every answer.
// Next: scenario/src/fuzz.ts, which plays random games and shrinks one that breaks something here.

import type { Play } from '@sleight/kernel/book';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { defOf } from '@sleight/kernel/objects';
import { EVERYONE, SEATS, type Seat } from '@sleight/kernel/state';
import { inPlay, keysDiffer, matchGoesOn, tableSound } from '@sleight/kit/invariants';
import { asOnePiece } from './book';
import {
  ACTIVE,
  ATTACKER,
  CHARACTER,
  DON,
  DON_ACTIVE,
  DON_CARDS,
  DON_DECK,
  DON_RESTED,
  LEADER,
  LIFE_UP,
  RESTED,
  STAGE,
} from './counters';
import { donOnField } from './don';
import { MOST_CHARACTERS } from './field';
import { isFaceUp, lifeCount } from './life';
import { isCurrent } from './permanent';
import { CHARACTER_AREA, LEADER_AREA, LIFE, LIMBO, STAGE_AREA } from './places';

/** A Leader lies in no zone. */
function leadersInPlay(p: Play): string[] {
  const { def } = p.s.cards;
  return p.s.zones.flatMap((cards, zone) =>
    cards
      .filter((card) => p.book.defs[def[card]].kind === LEADER)
      .map((card) => `${p.book.defs[def[card]].id} is in ${p.book.places[zone].name}`),
  );
}

const AREAS: readonly { readonly area: PlaceIndex; readonly kind: number; readonly most: number }[] = [
  { area: LEADER_AREA, kind: LEADER, most: 1 },
  { area: CHARACTER_AREA, kind: CHARACTER, most: MOST_CHARACTERS },
  { area: STAGE_AREA, kind: STAGE, most: 1 },
];

function fieldSound(p: Play): string[] {
  const broken: string[] = [];
  for (const seat of SEATS) {
    for (const { area, kind, most } of AREAS) {
      const there = inPlay(p).filter((o) => o.at === area + seat);
      const { name } = p.book.places[area];
      if (there.length > most) broken.push(`${there.length} cards are in the ${name} area of seat ${seat}`);
      if (area === LEADER_AREA && there.length !== 1) broken.push(`seat ${seat} has ${there.length} Leaders`);
      for (const o of there) {
        if (o.ctrl !== seat)
          broken.push(`${defOf(p, o).id} of seat ${o.ctrl} is on the field of seat ${seat}`);
        if (defOf(p, o).kind !== kind) broken.push(`${defOf(p, o).id} is in the ${name} area`);
        if (o.cards.length !== 1) broken.push(`${o.cards.length} cards are one ${name}`);
        if (o.marks[RESTED] !== 0 && o.marks[RESTED] !== 1)
          broken.push(`${defOf(p, o).id} is neither active nor rested`);
        if (p.s.cards.knows[o.cards[0]] !== EVERYONE) broken.push(`${defOf(p, o).id} is in play but unknown`);
      }
    }
  }
  return broken;
}

/** Every DON!! of a player is in the DON!! deck, in the cost area or given to a card. */
function donConserved(p: Play): string[] {
  const { num } = p.s;
  return SEATS.flatMap((seat: Seat) => {
    const counts = [num[DON_DECK + seat], num[DON_ACTIVE + seat], num[DON_RESTED + seat]];
    const given = inPlay(p)
      .filter((o) => o.ctrl === seat)
      .map((o) => o.marks[DON]);
    const all = num[DON_DECK + seat] + donOnField(p.s, seat);
    return [
      ...(all === num[DON_CARDS + seat] ? [] : [`seat ${seat} has ${all} of ${num[DON_CARDS + seat]} DON!!`]),
      ...([...counts, ...given].some((n) => n < 0) ? [`seat ${seat} has less than no DON!! somewhere`] : []),
    ];
  });
}

/** A face-up Life card is known to everyone, and no face belongs to a card that is not there. */
function lifeSound(p: Play): string[] {
  const { s } = p;
  return SEATS.flatMap((seat) => {
    const broken: string[] = [];
    const n = lifeCount(s, seat);
    if (s.num[LIFE_UP + seat] >> n !== 0)
      broken.push(`a Life card of seat ${seat} lies face up and is not there`);
    s.zones[LIFE + seat].forEach((card, position) => {
      if (isFaceUp(s, seat, position) && s.cards.knows[card] !== EVERYONE)
        broken.push(`a Life card of seat ${seat} lies face up but is unknown`);
    });
    return broken;
  });
}

/** In the Main Phase outside a battle nothing waits, and no card is in no area. */
function settledAtTurns(p: Play): string[] {
  const { s } = p;
  if (s.result !== null || s.stack.length !== 1) return [];
  const broken: string[] = [];
  const waiting = s.queue.length + s.fresh.length;
  if (waiting > 0) broken.push(`${waiting} effects wait while a player acts`);
  for (const seat of SEATS)
    if (s.zones[LIMBO + seat].length > 0) broken.push(`a card of seat ${seat} is in no area`);
  if (s.num[ATTACKER] !== 0) broken.push('a battle goes on that nobody fights');
  return broken;
}

function countersSound(p: Play): string[] {
  const { num } = p.s;
  const broken: string[] = [];
  if (num.some((n) => !Number.isInteger(n))) broken.push('a counter is no whole number');
  if (num[ACTIVE] !== 0 && num[ACTIVE] !== 1) broken.push(`the turn player is ${num[ACTIVE]}`);
  return broken;
}

/** Law 15: nothing reads a derived value that is out of date. */
function permanentsCurrent(p: Play): string[] {
  const isOver = p.s.result !== null;
  return isOver || isCurrent(p, asOnePiece(p.book).shared) ? [] : ['a permanent effect is out of date'];
}

/** Broken invariants of a state, as sentences; empty when it is sound. */
export function invariants(p: Play): string[] {
  const shape = [...tableSound(p), ...leadersInPlay(p), ...fieldSound(p)];
  // Where the table itself is broken, the rest cannot be read.
  if (shape.length > 0) return shape;
  return [
    ...donConserved(p),
    ...lifeSound(p),
    ...settledAtTurns(p),
    ...countersSound(p),
    ...permanentsCurrent(p),
    ...matchGoesOn(p),
    ...keysDiffer(p),
  ];
}
