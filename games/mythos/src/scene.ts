// The table of Mythos as one seat sees it: missions as lanes, with each player's characters on either side.
// Invariant: made from a view; of a hidden character it shows what the seat knows. Read next: staging.ts, board.ts.

import type { Play, Said } from '@sleight/kernel/book';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { SEATS, type Seat, type State } from '@sleight/kernel/state';
import { isAsked } from '@sleight/kernel/vm';
import type { Area, AreaSum, Counter, Scene } from '@sleight/kit/scene';
import { both, type Dress, LOOKS, type Look } from '@sleight/kit/scene-looks';
import { counter, looseArea, objectArea, seatLook, some, tokens } from '@sleight/kit/scene-parts';
import { asMythos, type MythosBook } from './book';
import { cost, ownerOf, power, total } from './character';
import {
  BASE_POINTS,
  CHAKRA,
  COST,
  edgeHolder,
  hasPassed,
  LINK,
  PHASE,
  POINTS,
  PRINTED_POWER,
  TOKENS,
  TURN,
} from './counters';
import { RANKS } from './mission-names';
import { pointsFor, winnerOf } from './mission-phase';
import {
  ASIDE,
  DECK,
  DISCARD,
  HAND,
  LOOKED,
  MISSION_DECK,
  MISSIONS,
  missionPlace,
  side,
  TABLE,
} from './places';

const LABELS = {
  power: both('Power', 'Puissance'),
  token: both('Power tokens', 'Jetons de Puissance'),
  hidden: both('hidden', 'caché'),
  stolen: both('taken', 'pris'),
  held: both('held', 'retenu'),
  passed: both('has passed', 'a passé'),
} satisfies Record<string, Said>;

const looks = {
  ...LOOKS,
  discard: { kind: 'pile', label: both('Discard pile', 'Défausse') },
  looked: { kind: 'shown', label: both('Looked at', 'Cartes regardées') },
  aside: { kind: 'pile', label: both('Set aside', 'Mise de côté') },
  missions: { kind: 'pile', label: both('Mission deck', 'Deck de missions') },
} satisfies Record<string, Look>;

const SETUP = both('Setup', 'Mise en place');
const MULLIGAN = both('Mulligan', 'Mulligan');
const PHASES: readonly (Said | null)[] = [
  null,
  both('Start Phase', 'Phase de départ'),
  both('Action Phase', 'Phase d’action'),
  both('Mission Phase', 'Phase de mission'),
  both('End Phase', 'Phase de fin'),
];

/** Nobody sees what a hidden character costs; its Power is what is on it. */
const asCharacter =
  ({ rules }: MythosBook): Dress =>
  (p, o) => {
    const { printed } = p.book.defs[p.s.cards.def[o.cards[0]]];
    const isHidden = o.down === 1;
    const isStolen = ownerOf(p, o) !== o.ctrl;
    const words = [
      ...(isHidden ? [LABELS.hidden] : []),
      ...(isStolen ? [o.marks[LINK] === 0 ? LABELS.stolen : LABELS.held] : []),
    ];
    const strength = {
      id: 'power',
      printed: isHidden ? 0 : printed[PRINTED_POWER],
      now: power(p, rules, o),
    };
    return {
      numbers: isHidden ? [strength] : [{ id: 'cost', printed: printed[COST], now: cost(p, o) }, strength],
      tokens: tokens('power', LABELS.token, o.marks[TOKENS]),
      words: some(words),
    };
  };

const asMission =
  (book: MythosBook): Dress =>
  (p, o) => {
    const printed = p.book.defs[p.s.cards.def[o.cards[0]]].printed[BASE_POINTS];
    return {
      numbers: [{ id: 'points', printed, now: pointsFor(p, book.shared, p.book.places[o.at].lane) }],
    };
  };

function missionSums(p: Play, book: MythosBook, mission: number): AreaSum[] {
  const winner = winnerOf(p, book.shared, mission);
  return SEATS.map((seat) => ({
    id: 'power',
    whose: seat,
    label: LABELS.power,
    now: total(p, book.rules, seat, mission),
    isAhead: winner === seat ? true : undefined,
  }));
}

function missionArea(p: Play, book: MythosBook, mission: number): Area {
  const rank = both(`Rank ${RANKS[mission]}`, `Rang ${RANKS[mission]}`);
  const later = both(`arrives on turn ${mission}`, `arrive au tour ${mission}`);
  const isThere = mission <= p.s.num[TURN];
  const look: Look = {
    kind: 'mission',
    label: both(`Mission ${mission}`, `Mission ${mission}`),
    words: isThere ? [rank] : [rank, later],
  };
  const area = objectArea(p, missionPlace(mission), look, asMission(book));
  return isThere ? { ...area, sums: missionSums(p, book, mission) } : area;
}

const sideLook = (mission: number): Look => ({
  kind: 'lane',
  label: both(`Mission ${mission}`, `Mission ${mission}`),
});

function areasOf(p: Play, book: MythosBook): Area[] {
  const missions = Array.from({ length: MISSIONS }, (_, i) => i + 1);
  const loose = (zone: PlaceIndex, look: Look): Area => looseArea(p, zone, look);
  const sides = SEATS.flatMap((seat) => [
    loose(DECK + seat, looks.deck),
    loose(HAND + seat, looks.hand),
    loose(DISCARD + seat, looks.discard),
    loose(TABLE + seat, looks.table),
    loose(LOOKED + seat, looks.looked),
    loose(ASIDE + seat, looks.aside),
    ...missions.map((mission) => objectArea(p, side(seat, mission), sideLook(mission), asCharacter(book))),
  ]);
  return [
    ...sides,
    loose(MISSION_DECK, looks.missions),
    ...missions.map((mission) => missionArea(p, book, mission)),
  ];
}

function countersOf({ s }: Play, seat: Seat): Counter[] {
  return [
    counter('chakra', seat, both('Chakra', 'Chakra'), s.num[CHAKRA + seat]),
    counter('points', seat, both('Points', 'Points'), s.num[POINTS + seat]),
    counter('edge', seat, both('Edge', 'Edge'), edgeHolder(s) === seat ? 1 : 0, 1),
  ];
}

/** Before the first turn the hands are dealt, and both players keep or redraw theirs at the same time. */
function headingOf({ s }: Play): Scene['heading'] {
  const turn = s.num[TURN];
  if (turn === 0) return { turn: SETUP, phase: s.strands === null ? null : MULLIGAN };
  return {
    turn: both(`Turn ${turn} of ${MISSIONS}`, `Tour ${turn} sur ${MISSIONS}`),
    phase: PHASES[s.num[PHASE]],
  };
}

export const phase = (s: State): number => s.num[PHASE];

export function scene(p: Play): Scene {
  const book = asMythos(p.book);
  const { s } = p;
  return {
    heading: headingOf(p),
    seats: SEATS.map((seat) => seatLook(seat, isAsked(p, seat), [hasPassed(s, seat) ? LABELS.passed : null])),
    areas: areasOf(p, book),
    counters: SEATS.flatMap((seat) => countersOf(p, seat)),
    effects: [],
    links: [],
  };
}
