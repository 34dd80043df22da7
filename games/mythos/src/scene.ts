// The table of Mythos as one seat sees it: missions as lanes, with each player's characters on either side.
// Invariant: made from a view; of a hidden character it shows what the seat knows. Read next: staging.ts, board.ts.

import type { Play, Said } from '@sleight/kernel/book';
import type { Area, Counter, Scene, Sum } from '@sleight/kernel/scene';
import {
  both,
  counter,
  type Dress,
  type Look,
  looseArea,
  objectArea,
  seatLook,
  some,
  tokens,
} from '@sleight/kernel/scene-parts';
import { SEATS, type Seat } from '@sleight/kernel/state';
import { isAsked } from '@sleight/kernel/vm';
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
import { pointsFor, winnerOf } from './evaluation';
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
  deck: { kind: 'pile', label: both('Deck', 'Deck') },
  hand: { kind: 'hand', label: both('Hand', 'Main') },
  discard: { kind: 'pile', label: both('Discard pile', 'Défausse') },
  table: { kind: 'shown', label: both('Being played', 'En train d’être jouée') },
  looked: { kind: 'shown', label: both('Looked at', 'Cartes regardées') },
  aside: { kind: 'pile', label: both('Set aside', 'Mise de côté') },
  missions: { kind: 'pile', label: both('Mission deck', 'Deck de missions') },
} satisfies Record<string, Look>;

const PHASES: readonly Said[] = [
  both('Setup', 'Mise en place'),
  both('Start Phase', 'Phase de départ'),
  both('Action Phase', "Phase d'action"),
  both('Mission Phase', 'Phase de mission'),
  both('End Phase', 'Phase de fin'),
];
const RANKS = ['', 'D', 'C', 'B', 'A'];

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

function missionSums(p: Play, book: MythosBook, mission: number): Sum[] {
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
  const loose = (zone: number, look: Look): Area => looseArea(p, zone, look);
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

export function scene(p: Play): Scene {
  const book = asMythos(p.book);
  const { s } = p;
  const turn = s.num[TURN];
  return {
    heading: {
      turn: both(`Turn ${turn} of ${MISSIONS}`, `Tour ${turn} sur ${MISSIONS}`),
      phase: PHASES[s.num[PHASE]],
    },
    seats: SEATS.map((seat) => seatLook(seat, isAsked(p, seat), [hasPassed(s, seat) ? LABELS.passed : null])),
    areas: areasOf(p, book),
    counters: SEATS.flatMap((seat) => countersOf(p, seat)),
    effects: [],
    links: [],
  };
}
