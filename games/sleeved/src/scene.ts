// The table of Sleeved as one seat sees it (spec 11.1): what it puts together, what both showed last, hands and piles.
// Invariant: made from a view, where the other's picks are erased. Read next: staging.ts, composition.ts.

import type { Play, Said } from '@sleight/kernel/book';
import type { CardIndex, PlaceIndex } from '@sleight/kernel/ids';
import { SEATS, type Seat } from '@sleight/kernel/state';
import type { Area, Counter, PastRound, Piece, Scene, ShownThen } from '@sleight/kit/scene';
import { both, type Look } from '@sleight/kit/scene-looks';
import { areaId, counter, looseArea, loosePiece, seatLook, some } from '@sleight/kit/scene-parts';
import { composing, isIn, layersIn } from './commit';
import { ROUND, score, TIMEOUTS } from './counters';
import { composedIn, lastRound, type Shown, shownIn } from './history';
import { carriedBy } from './layers';
import { ANIMALS, animalDeck, animalDiscard, DECK, DISCARD, HAND, SLEEVES, TABLE, USED } from './places';
import { asSleeved, type SleevedBook } from './rulebook';
import { notesOf, sumsOf, totalsOf } from './scene-layers';
import { maybeAnimals, maybeEquipment } from './scene-pool';

const WORDS = {
  committed: both('has committed', 'a engagé sa carte'),
  survived: both('survived', 'a survécu'),
  destroyed: both('destroyed', 'détruite'),
} satisfies Record<string, Said>;

const looks = {
  sleeves: { kind: 'row', label: both('Sleeves', 'Pochettes') },
  used: { kind: 'pile', label: both('Used sleeves', 'Pochettes utilisées') },
  animals: { kind: 'hand', label: both('Animals', 'Animaux') },
  hand: { kind: 'hand', label: both('Equipment', 'Équipements') },
  deck: { kind: 'pile', label: both('Equipment deck', "Pioche d'équipements") },
  discard: { kind: 'pile', label: both('Discard', 'Défausse') },
  animalDeck: { kind: 'pile', label: both('Animal deck', 'Pioche des animaux') },
  animalDiscard: { kind: 'pile', label: both('Animal discard', 'Défausse des animaux') },
} satisfies Record<string, Look>;

/**
 * Picked cards lie where they will be shown, and are touched there: that takes the last of them back. Once both are in,
 * they are shown there layer by layer, for everyone.
 */
function composer(p: Play, book: SleevedBook, seat: Seat): Area {
  const zone = TABLE + seat;
  const isSecret = p.s.strands !== null;
  const pieces = layersIn(p.s, seat).map((card): Piece => {
    const home = p.s.zones.findIndex((lying) => lying.includes(card));
    const piece = loosePiece(p, home, card);
    return {
      ...piece,
      touch: { kind: 'card', def: piece.card ?? '', zone },
      face: isSecret ? 'secret' : 'up',
    };
  });
  const card = composing(book, p.s, seat);
  return {
    id: areaId('table', seat),
    kind: 'composer',
    whose: seat,
    lane: 1,
    label: both('Card of this round', 'Carte de cette manche'),
    touch: { kind: 'place', index: zone },
    count: pieces.length,
    pieces,
    sums: card === null ? undefined : sumsOf(card, seat, pieces),
    notes: card === null ? undefined : notesOf(card, pieces),
  };
}

const pointsSaid = (n: number): Said =>
  both(`${n} point${n === 1 ? '' : 's'}`, `${n} point${n < 2 ? '' : 's'}`);

const outcomeOf = ({ survived, points }: Shown): Said[] => [
  survived ? WORDS.survived : WORDS.destroyed,
  pointsSaid(points),
];

function pastPieces(book: SleevedBook, { defs }: Shown, seat: Seat): Piece[] {
  return defs.map((def, i) => ({
    id: `past ${i + 1}:${seat}`,
    touch: null,
    card: book.defs[def].id,
    face: 'up',
  }));
}

/** A seat's card in the last finished round. */
function past(p: Play, book: SleevedBook, seat: Seat): Area {
  const shown = shownIn(p.s, lastRound(p.s), seat);
  const pieces = shown === null ? [] : pastPieces(book, shown, seat);
  const area: Area = {
    id: areaId('past', seat),
    kind: 'past',
    whose: seat,
    lane: 1,
    label: both('Last round', 'Dernière manche'),
    touch: null,
    count: pieces.length,
    pieces,
  };
  if (shown === null) return area;
  const card = composedIn(book, shown);
  return {
    ...area,
    sums: sumsOf(card, seat, pieces),
    notes: notesOf(card, pieces),
    words: outcomeOf(shown),
  };
}

function shownThen({ s }: Play, book: SleevedBook, round: number, seat: Seat): ShownThen[] {
  const shown = shownIn(s, round, seat);
  if (shown === null) return [];
  return [
    {
      whose: seat,
      cards: shown.defs.map((def) => book.defs[def].id),
      numbers: totalsOf(composedIn(book, shown)),
      words: outcomeOf(shown),
    },
  ];
}

/** All rounds that were played out, for everyone to look up (11.1). */
function roundsOf(p: Play, book: SleevedBook): PastRound[] {
  const numbers = Array.from({ length: lastRound(p.s) }, (_, i) => i + 1);
  return numbers.flatMap((round) => {
    const sides = SEATS.flatMap((seat) => shownThen(p, book, round, seat));
    return sides.length === 0 ? [] : [{ label: both(`Round ${round}`, `Manche ${round}`), sides }];
  });
}

const isHidden = ({ count, pieces }: Area): boolean => count > pieces.length;

function areasOf(p: Play, book: SleevedBook): Area[] {
  const { rules } = book;
  const loose = (zone: PlaceIndex, look: Look, without: readonly CardIndex[] = []): Area =>
    looseArea(p, zone, look, without);
  const sides = SEATS.flatMap((seat) => {
    const taken = layersIn(p.s, seat);
    const animals = loose(ANIMALS + seat, looks.animals, taken);
    const hand = loose(HAND + seat, looks.hand, taken);
    const equipment = maybeEquipment(p, book, seat);
    return [
      loose(SLEEVES + seat, looks.sleeves, taken),
      loose(USED + seat, looks.used),
      { ...animals, maybe: isHidden(animals) ? maybeAnimals(p, book, seat) : undefined },
      { ...hand, maybe: isHidden(hand) ? equipment : undefined },
      { ...loose(DECK + seat, looks.deck), maybe: isHidden(hand) ? undefined : equipment },
      loose(DISCARD + seat, looks.discard),
      composer(p, book, seat),
      past(p, book, seat),
    ];
  });
  const owners: readonly Seat[] = rules.animalDeckMode === 'shared' ? [0] : SEATS;
  const animals = owners.flatMap((seat) => [
    loose(animalDeck(rules, seat), looks.animalDeck),
    loose(animalDiscard(rules, seat), looks.animalDiscard),
  ]);
  return [...sides, ...animals];
}

function countersOf({ s }: Play, { rules }: SleevedBook, seat: Seat): Counter[] {
  const goal = rules.endMode === 'threshold' ? rules.pointsToWin : undefined;
  const { damage, health, initiative } = carriedBy(s, seat);
  return [
    counter('score', seat, both('Score', 'Score'), score(s, seat), goal),
    counter('damage', seat, both('Damage of later cards', 'Dégâts des cartes suivantes'), damage),
    counter('health', seat, both('Health of later cards', 'Santé des cartes suivantes'), health),
    counter('initiative', seat, both('Initiative this round', 'Initiative de cette manche'), initiative),
    counter('timeouts', seat, both('Expired in a row', 'Délais dépassés de suite'), s.num[TIMEOUTS + seat]),
  ];
}

/** Before the first round the cards are dealt. */
function headingOf({ s }: Play, { rules }: SleevedBook): Scene['heading'] {
  const round = s.num[ROUND];
  if (round === 0) return { turn: both('Setup', 'Mise en place'), phase: null };
  const of =
    rules.endMode === 'threshold' ? both('', '') : both(` of ${rules.maxRounds}`, ` sur ${rules.maxRounds}`);
  return {
    turn: both(`Round ${round}${of.en}`, `Manche ${round}${of.fr}`),
    phase: s.strands === null ? null : both('Commit', 'Engagement'),
  };
}

export function scene(p: Play): Scene {
  const book = asSleeved(p.book);
  const isCommitting = p.s.strands !== null;
  return {
    heading: headingOf(p, book),
    seats: SEATS.map((seat) =>
      seatLook(seat, isCommitting && !isIn(p, seat), [isIn(p, seat) ? WORDS.committed : null]),
    ),
    areas: areasOf(p, book),
    counters: SEATS.flatMap((seat) => countersOf(p, book, seat)),
    effects: [],
    links: [],
    rounds: some(roundsOf(p, book)),
  };
}
