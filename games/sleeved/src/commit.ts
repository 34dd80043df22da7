// The secret commit (spec 4.2, 12): each seat picks a sleeve, an animal and equipment one at a time, takes back
// what it likes, and commits. Until both are in, the picks exist only in that seat's private strand.
// Next: round.ts, which joins the two strands and reveals.

import type { Ask, Code, Play, Said } from '@sleight/kernel/book';
import { ask, reg } from '@sleight/kernel/book';
import {
  add,
  CARD,
  type Codes,
  codeKind,
  codePayload,
  GAME,
  has,
  optionCode,
  ref,
  refIndex,
} from '@sleight/kernel/code';
import type { CardIndex, PlaceIndex, Ref } from '@sleight/kernel/ids';
import { askAgain, outline, procedure } from '@sleight/kernel/procedure';
import type { Frame, Seat, State } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { copyOf } from '@sleight/kernel/zones';
import { type Composition, compose } from './composition';
import { carriedBy, layersOf } from './layers';
import { ANIMALS, HAND, SLEEVES, TABLE } from './places';
import type { SleevedBook } from './rulebook';
import type { Rules } from './rules';

/** Option codes. The first three carry a definition. */
export const PICK_SLEEVE = GAME;
export const PICK_ANIMAL = GAME + 1;
export const EQUIP = GAME + 2;
export const UNDO = GAME + 3;
export const COMMIT = GAME + 4;
/** Never on the list: only the clock can pick it. */
export const EXPIRE = GAME + 5;

/** The private strand of one seat: what it holds so far, and whether the clock committed for it. */
const STRAND = outline('commit', ['pick'], ['event', 'sleeve', 'animal', 'equipped', 'expired']);
const { reg: REG } = STRAND;

const NO_CARDS: readonly Ref[] = [];

/** Card refs in a register; a strand that a view has erased holds none. */
const held = (f: Frame, at: number): readonly Ref[] => f.regs[at]?.refs ?? NO_CARDS;

/** The cards of a strand, bottom to top: sleeve, animal, equipment. */
export function cardsOf(f: Frame): CardIndex[] {
  return [...held(f, REG.sleeve), ...held(f, REG.animal), ...held(f, REG.equipped)].map(refIndex);
}

/** Did the clock commit for this seat? */
export const hasExpired = (f: Frame): boolean => f.regs[REG.expired]?.n === 1;

/** Has this seat committed? All that the other seat may know (11.1). */
export function isIn(p: Play, seat: Seat): boolean {
  const strand = p.s.strands?.[seat];
  return strand !== undefined && strand[0].pc >= STRAND.step.end;
}

/** The cards a seat is putting together, or has shown and not yet put away; the other's secret ones are not in a view. */
export function layersIn(s: State, seat: Seat): readonly CardIndex[] {
  const strand = s.strands?.[seat];
  return strand === undefined ? s.zones[TABLE + seat] : cardsOf(strand[0]);
}

/** The composed card; null if nothing shows. */
export function composing(book: SleevedBook, s: State, seat: Seat): Composition | null {
  const cards = layersIn(s, seat);
  if (cards.length === 0) return null;
  const defs = cards.map((card) => s.cards.def[card]);
  return compose(layersOf(book, defs), book.rules, carriedBy(s, seat));
}

/** Equal cards are one option. */
function listCards(p: Play, zone: PlaceIndex, kind: number, taken: readonly Ref[], out: Codes): void {
  const { cards, zones } = p.s;
  for (const card of zones[zone]) {
    if (taken.length > 0 && taken.includes(ref(CARD, card))) continue;
    const def = cards.def[card];
    const code = optionCode(kind, def);
    if (def > 0 && !has(out, code)) add(out, code);
  }
}

function list(p: Play, f: Frame, most: number, out: Codes): void {
  if (held(f, REG.sleeve).length === 0) {
    listCards(p, SLEEVES + f.you, PICK_SLEEVE, NO_CARDS, out);
    return;
  }
  if (held(f, REG.animal).length === 0) listCards(p, ANIMALS + f.you, PICK_ANIMAL, NO_CARDS, out);
  else {
    const equipped = held(f, REG.equipped);
    if (equipped.length < most) listCards(p, HAND + f.you, EQUIP, equipped, out);
    add(out, optionCode(COMMIT));
  }
  add(out, optionCode(UNDO));
}

const one = (card: CardIndex) => reg([ref(CARD, card)]);

/** Takes the last card back: equipment from the top down, then the animal, then the sleeve. */
function undo(f: Frame): void {
  const equipped = held(f, REG.equipped);
  if (equipped.length > 0) f.regs[REG.equipped] = reg(equipped.slice(0, -1));
  else if (held(f, REG.animal).length > 0) f.regs[REG.animal] = null;
  else f.regs[REG.sleeve] = null;
}

/** The first available sleeve in card order. */
function firstSleeve({ zones, cards }: State, seat: Seat): CardIndex {
  const [first, ...rest] = zones[SLEEVES + seat];
  return rest.reduce((best, card) => (cards.def[card] < cards.def[best] ? card : best), first);
}

/** The clock commits: first sleeve, first animal in hand, no equipment (12.4). */
function expire(p: Play, f: Frame): void {
  f.regs[REG.sleeve] = one(firstSleeve(p.s, f.you));
  f.regs[REG.animal] = one(p.s.zones[ANIMALS + f.you][0]);
  f.regs[REG.equipped] = null;
  f.regs[REG.expired] = reg([], 1);
}

const QUESTIONS = {
  sleeve: { en: 'Choose a sleeve', fr: 'Choisissez une pochette' },
  animal: { en: 'Choose an animal', fr: 'Choisissez un animal' },
  equipment: { en: 'Add equipment or commit your card', fr: 'Ajoutez un équipement ou engagez votre carte' },
} satisfies Record<string, Said>;

export function commitQuestion(rules: Rules): Ask {
  const most = rules.maxEquipmentPerCard ?? Number.MAX_SAFE_INTEGER;
  return {
    seat: (_p, f) => f.you,
    list: (p, f, out) => list(p, f, most, out),
    forced: null,
    pick(p, f, code): void {
      const kind = codeKind(code);
      const def = codePayload(code);
      if (kind === EXPIRE) expire(p, f);
      else if (kind !== COMMIT) {
        askAgain(f);
        if (kind === UNDO) undo(f);
        else if (kind === PICK_SLEEVE) f.regs[REG.sleeve] = one(copyOf(p, SLEEVES + f.you, def));
        else if (kind === PICK_ANIMAL) f.regs[REG.animal] = one(copyOf(p, ANIMALS + f.you, def));
        else {
          const equipped = held(f, REG.equipped);
          const card = copyOf(p, HAND + f.you, def, equipped.map(refIndex));
          f.regs[REG.equipped] = reg([...equipped, ref(CARD, card)]);
        }
        return;
      }
      tell(p, 'commit', { seat: f.you });
    },
    why(_p, f) {
      if (held(f, REG.sleeve).length === 0) return QUESTIONS.sleeve;
      return held(f, REG.animal).length === 0 ? QUESTIONS.animal : QUESTIONS.equipment;
    },
    onTimeout: () => optionCode(EXPIRE),
  };
}

export const commitCode = (rules: Rules): Code => procedure(STRAND, { pick: ask(commitQuestion(rules)) });
