// The table of Territory as one seat sees it (spec 16): slots that face each other in lanes, with the effects on them.
// Invariant: made from a view. Read next: staging.ts for what moves on it, board.ts for the same as text.

import type { Play, Said } from '@sleight/kernel/book';
import { objAt } from '@sleight/kernel/objects';
import { SEATS, type Seat } from '@sleight/kernel/state';
import { isAsked } from '@sleight/kernel/vm';
import type { Area, AreaSum, Counter, LastingEffect, Scene } from '@sleight/kit/scene';
import { both, type Dress, LOOKS, type Look } from '@sleight/kit/scene-looks';
import { counter, looseArea, objectArea, seatLook, sitsOn, some, tokens } from '@sleight/kit/scene-parts';
import { projectedVp } from './board';
import { asTerritory, type TerritoryBook } from './book';
import {
  BENEFICIAL,
  DAMAGE,
  FIRST,
  GAINED,
  HARMFUL,
  hasPassed,
  LOST,
  MARKS,
  NEXT_UNIT,
  ROUND,
  seatIn,
} from './counters';
import { DECK, DISCARD, HAND, LEADER, lanePlace, slot, TABLE } from './places';
import { power } from './power';
import { laneWinner } from './round';
import type { Rules } from './rules';

const LABELS = {
  power: both('Power', 'Puissance'),
  damage: both('Damage', 'Dégâts'),
  used: both('used', 'utilisé'),
  passed: both('has passed', 'a passé'),
  first: both('first priority', 'priorité'),
} satisfies Record<string, Said>;

const looks = {
  ...LOOKS,
  discard: { kind: 'pile', label: both('Discard', 'Défausse') },
  leader: { kind: 'leader', label: both('Leader', 'Meneur') },
} satisfies Record<string, Look>;

const slotLook = (lane: number): Look => ({
  kind: 'slot',
  label: both(`Slot ${lane}`, `Emplacement ${lane}`),
});

const asUnit: Dress = (p, unit) => ({
  numbers: [
    { id: 'power', printed: p.book.defs[p.s.cards.def[unit.cards[0]]].printed[0], now: power(p, unit) },
  ],
  tokens: tokens('damage', LABELS.damage, unit.marks[DAMAGE]),
});

const asLeader: Dress = (_p, leader) => ({ words: leader.used === 0 ? undefined : [LABELS.used] });

function laneSums(p: Play, rules: Rules, lane: number): AreaSum[] {
  const winner = laneWinner(p, rules, lane);
  return SEATS.flatMap((seat) => {
    const unit = objAt(p.s, slot(rules.lanes, seat, lane));
    if (unit === null) return [];
    const isAhead = winner === seat ? true : undefined;
    return [{ id: 'power', whose: seat, label: LABELS.power, now: power(p, unit), isAhead }];
  });
}

function laneArea(p: Play, rules: Rules, lane: number): Area {
  const look: Look = { kind: 'lane', label: both(`Lane ${lane}`, `Couloir ${lane}`) };
  return { ...objectArea(p, lanePlace(rules.lanes, lane), look), sums: some(laneSums(p, rules, lane)) };
}

function areasOf(p: Play, rules: Rules): Area[] {
  const lanes = Array.from({ length: rules.lanes }, (_, i) => i + 1);
  const sides = SEATS.flatMap((seat) => [
    looseArea(p, DECK + seat, looks.deck),
    looseArea(p, HAND + seat, looks.hand),
    looseArea(p, DISCARD + seat, looks.discard),
    looseArea(p, TABLE + seat, looks.table),
    ...(rules.leaders ? [objectArea(p, LEADER + seat, looks.leader, asLeader)] : []),
    ...lanes.map((lane) => objectArea(p, slot(rules.lanes, seat, lane), slotLook(lane), asUnit)),
  ]);
  return [...sides, ...lanes.map((lane) => laneArea(p, rules, lane))];
}

function countersOf(p: Play, rules: Rules, seat: Seat): Counter[] {
  const { num } = p.s;
  return [
    counter('marks', seat, both('Rounds', 'Manches'), num[MARKS + seat], rules.roundsToWin),
    counter('vp', seat, both('Projected VP', 'PV prévus'), projectedVp(p, rules, seat)),
    counter('gained', seat, both('VP gained', 'PV gagnés'), num[GAINED + seat]),
    counter('lost', seat, both('VP lost', 'PV perdus'), num[LOST + seat]),
    counter('next', seat, both('Next unit', 'Prochaine unité'), num[NEXT_UNIT + seat]),
  ];
}

const TONES: Readonly<Record<number, LastingEffect['tone']>> = { [BENEFICIAL]: 'good', [HARMFUL]: 'bad' };

const effectsOf = (p: Play, book: TerritoryBook): LastingEffect[] =>
  p.s.mods.map((mod) => ({
    id: `${mod.id}`,
    touch: { kind: 'modifier', id: mod.id },
    on: sitsOn(mod),
    tone: TONES[mod.kind] ?? 'plain',
    say: book.textOf(book.lines[mod.line]),
  }));

export function scene(p: Play): Scene {
  const book = asTerritory(p.book);
  const { rules } = book;
  const { s } = p;
  const round = s.num[ROUND];
  return {
    heading: { turn: both(`Round ${round}`, `Manche ${round}`), phase: null },
    seats: SEATS.map((seat) =>
      seatLook(seat, isAsked(p, seat), [
        hasPassed(s, seat) ? LABELS.passed : null,
        seatIn(s, FIRST) === seat ? LABELS.first : null,
      ]),
    ),
    areas: areasOf(p, rules),
    counters: SEATS.flatMap((seat) => countersOf(p, rules, seat)),
    effects: effectsOf(p, book),
    links: [],
  };
}
