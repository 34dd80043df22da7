// The table of One Piece as one seat sees it (spec 2): Leader, Characters and Stage of each player, Life and DON!!.
// Invariant: made from a view; of Life cards it shows those that lie face up or that the seat has seen.
// Read next: staging.ts for what moves on it, board.ts for the same as text.

import type { Play, Said } from '@sleight/kernel/book';
import { defOf, objById } from '@sleight/kernel/objects';
import { type Obj, SEATS, type Seat, type State } from '@sleight/kernel/state';
import { isAsked } from '@sleight/kernel/vm';
import type { Area, CardNumber, Counter, Link, Scene } from '@sleight/kit/scene';
import { both, type Dress, LOOKS, type Look } from '@sleight/kit/scene-looks';
import {
  counter,
  looseArea,
  type NumbersOf,
  objectArea,
  seatLook,
  some,
  tokens,
} from '@sleight/kit/scene-parts';
import {
  ATTACKER,
  BLOCKED,
  DON,
  DON_ACTIVE,
  DON_CARDS,
  DON_DECK,
  DON_RESTED,
  END,
  PHASE,
  PRINTED_COST,
  PRINTED_COUNTER,
  PRINTED_KEYWORDS,
  PRINTED_POWER,
  STEP,
  TARGET,
  TURN,
} from './counters';
import { priceOf } from './discounts';
import { isLeader, isRested, isStage, MOST_CHARACTERS } from './field';
import { isFaceUp } from './life';
import { CHARACTER_AREA, DECK, HAND, LEADER_AREA, LIFE, LIMBO, STAGE_AREA, TRASH } from './places';
import { cost, counterOf, hasKeyword, power } from './stats';
import { keywords } from './vocabulary';
import { keywordName } from './words/french-names';

const looks = {
  deck: LOOKS.deck,
  hand: LOOKS.hand,
  trash: { kind: 'pile', label: both('Trash', 'Défausse') },
  life: { kind: 'life', label: both('Life', 'Vie') },
  trigger: { kind: 'shown', label: both('Life card being resolved', 'Carte Vie en cours') },
  leader: { kind: 'leader', label: both('Leader', 'Leader') },
  characters: { kind: 'row', label: both('Characters', 'Personnages') },
  stage: { kind: 'stage', label: both('Stage', 'Lieu') },
} satisfies Record<string, Look>;

const SETUP = both('Setup', 'Mise en place');
const MULLIGAN = both('Mulligan', 'Mulligan');
const PHASES: readonly (Said | null)[] = [
  null,
  both('Refresh Phase', 'Phase de redressement'),
  both('Draw Phase', 'Phase de pioche'),
  both('DON!! Phase', 'Phase DON!!'),
  both('Main Phase', 'Phase principale'),
  both('End Phase', 'Phase de fin'),
];

/** The steps of a battle (spec 7), by number. */
const STEPS: readonly (Said | null)[] = [
  null,
  both('Attack Step', 'Étape d’attaque'),
  both('Block Step', 'Étape de blocage'),
  both('Counter Step', 'Étape de contre'),
  both('Damage Step', 'Étape de dégâts'),
  both('End of the battle', 'Fin du combat'),
];

const WORDS = {
  negated: both('effects negated', 'effets annulés'),
  attacks: both('attacks', 'attaque'),
  attacked: both('attacked', 'attaqué'),
  blocks: both('blocks', 'bloque'),
} satisfies Record<string, Said>;

/** What a card of the hand costs and counters for, where texts change it. */
const changedInHand: NumbersOf = (p, card) => {
  const { printed } = p.book.defs[p.s.cards.def[card]];
  const numbers: CardNumber[] = [
    { id: 'cost', printed: printed[PRINTED_COST], now: priceOf(p, card) },
    { id: 'counter', printed: printed[PRINTED_COUNTER], now: counterOf(p, card) },
  ];
  return numbers.filter((number) => number.now !== number.printed);
};

/** Keywords that it has without having them printed. */
function gained(p: Play, o: Obj): Said[] {
  const printed = defOf(p, o).printed[PRINTED_KEYWORDS];
  return keywords.flatMap((keyword, i) => {
    const isNew = ((printed >> i) & 1) === 0 && hasKeyword(p, o, i);
    return isNew ? [both(keyword, keywordName(keyword))] : [];
  });
}

/** What it is doing in the battle that is being fought. */
function inBattle({ s: { num } }: Play, o: Obj): Said[] {
  if (o.id === num[ATTACKER]) return [WORDS.attacks];
  if (o.id !== num[TARGET]) return [];
  return [num[BLOCKED] === 1 ? WORDS.blocks : WORDS.attacked];
}

const inPlay: Dress = (p, o) => {
  const { printed } = defOf(p, o);
  const costs = { id: 'cost', printed: printed[PRINTED_COST], now: cost(p, o) };
  const strength = { id: 'power', printed: printed[PRINTED_POWER], now: power(p, o) };
  return {
    numbers: [...(isLeader(o) ? [] : [costs]), ...(isStage(o) ? [] : [strength])],
    tokens: tokens('don', both('DON!!', 'DON!!'), o.marks[DON]),
    isRested: isRested(o) ? true : undefined,
    words: some([...inBattle(p, o), ...gained(p, o), ...(o.mute === 1 ? [WORDS.negated] : [])]),
  };
};

/** Life cards that lie face up are for all to see. */
function lifeArea(p: Play, seat: Seat): Area {
  const area = looseArea(p, LIFE + seat, looks.life);
  const isUp = (depth = 0): boolean => isFaceUp(p.s, seat, area.count - depth);
  return {
    ...area,
    pieces: area.pieces.map((piece) => (isUp(piece.depth) ? { ...piece, face: 'up' } : piece)),
  };
}

const areasOf = (p: Play, seat: Seat): Area[] => [
  looseArea(p, DECK + seat, looks.deck),
  looseArea(p, HAND + seat, looks.hand, [], changedInHand),
  looseArea(p, TRASH + seat, looks.trash),
  lifeArea(p, seat),
  looseArea(p, LIMBO + seat, looks.trigger),
  objectArea(p, LEADER_AREA + seat, looks.leader, inPlay),
  { ...objectArea(p, CHARACTER_AREA + seat, looks.characters, inPlay), room: MOST_CHARACTERS },
  objectArea(p, STAGE_AREA + seat, looks.stage, inPlay),
];

const countersOf = ({ s: { num } }: Play, seat: Seat): Counter[] => [
  counter('don active', seat, both('Active DON!!', 'DON!! actifs'), num[DON_ACTIVE + seat]),
  counter('don rested', seat, both('Rested DON!!', 'DON!! épuisés'), num[DON_RESTED + seat]),
  counter('don deck', seat, both('DON!! deck', 'Deck DON!!'), num[DON_DECK + seat], num[DON_CARDS + seat]),
];

/** The attack that is being fought: who attacks whom, and how strong both are now. */
function attackOf(p: Play): Link[] {
  const { s } = p;
  const [by, on] = [objById(s, s.num[ATTACKER]), objById(s, s.num[TARGET])];
  if (by === null || on === null) return [];
  const [mine, theirs] = [power(p, by), power(p, on)];
  const label = both(`${mine} against ${theirs}`, `${mine} contre ${theirs}`);
  return [{ id: 'attack', from: `${by.id}`, to: `${on.id}`, label }];
}

/** Between the deal and the first turn each player is asked whether to keep the hand. */
const isMulligan = (p: Play): boolean =>
  SEATS.some((seat) => isAsked(p, seat)) && SEATS.every((seat) => p.s.zones[HAND + seat].length > 0);

function headingOf(p: Play): Scene['heading'] {
  const { num } = p.s;
  const turn = num[TURN];
  if (turn === 0) return { turn: SETUP, phase: isMulligan(p) ? MULLIGAN : null };
  return { turn: both(`Turn ${turn}`, `Tour ${turn}`), phase: STEPS[num[STEP]] ?? PHASES[num[PHASE]] };
}

/** Steps of a battle are phases, too. */
export const phase = ({ num }: State): number => (END + 1) * num[STEP] + num[PHASE];

export function scene(p: Play): Scene {
  return {
    heading: headingOf(p),
    seats: SEATS.map((seat) => seatLook(seat, isAsked(p, seat))),
    areas: SEATS.flatMap((seat) => areasOf(p, seat)),
    counters: SEATS.flatMap((seat) => countersOf(p, seat)),
    effects: [],
    links: attackOf(p),
  };
}
