// Current values of a card in play (spec 12, 14): power, cost, base values, keywords. Computed on every read.

import { type Play, reg } from '@sleight/kernel/book';
import { CARD, OBJ, ref } from '@sleight/kernel/code';
import { changes, settings } from '@sleight/kernel/derive';
import type { CardIndex } from '@sleight/kernel/ids';
import { defOf, speaks } from '@sleight/kernel/objects';
import type { Frame, Obj, Seat } from '@sleight/kernel/state';
import {
  ATTACK_ACTIVE,
  BASE_COST,
  BASE_POWER,
  COST,
  COUNTER,
  DON,
  POWER,
  PRINTED_COST,
  PRINTED_COUNTER,
  PRINTED_KEYWORDS,
  PRINTED_POWER,
  RESTED,
  turnPlayer,
} from './counters';
import { keywordNumber } from './keywords';
import { handTexts } from './shared';

const POWER_PER_DON = 1000;

/** Of several effects that set a base value the highest counts (spec 12). */
function base(p: Play, o: Obj, number: number, printed: number): number {
  const set = settings(p, number, ref(OBJ, o.id));
  return set.length === 0 ? printed : Math.max(...set);
}

export const basePower = (p: Play, o: Obj): number =>
  base(p, o, BASE_POWER, defOf(p, o).printed[PRINTED_POWER]);

export const baseCost = (p: Play, o: Obj): number => base(p, o, BASE_COST, defOf(p, o).printed[PRINTED_COST]);

/** Given DON!! count in their owner's turn only. */
export function power(p: Play, o: Obj): number {
  const given = turnPlayer(p.s) === o.ctrl ? o.marks[DON] * POWER_PER_DON : 0;
  return basePower(p, o) + changes(p, POWER, ref(OBJ, o.id)) + given;
}

/** Never shown below 0, though the sum may be. */
export const cost = (p: Play, o: Obj): number =>
  Math.max(0, baseCost(p, o) + changes(p, COST, ref(OBJ, o.id)));

/** `keyword` is its position in the vocabulary. */
export function hasKeyword(p: Play, o: Obj, keyword: number): boolean {
  const printed = speaks(o) && ((defOf(p, o).printed[PRINTED_KEYWORDS] >> keyword) & 1) === 1;
  return printed || changes(p, keywordNumber(keyword), ref(OBJ, o.id)) > 0;
}

export const attacksActive = (p: Play, o: Obj): boolean => changes(p, ATTACK_ACTIVE, ref(OBJ, o.id)) > 0;

/** Additions to a number of a card in hand: by texts in play, and by its own text that works there. */
function inHand(p: Play, card: CardIndex, number: number): number {
  const { def, owner } = p.s.cards;
  const subject = ref(CARD, card);
  const added = changes(p, number, subject);
  const own = handTexts(p.book, def[card]);
  if (own.length === 0) return added;
  const you: Seat = owner[card] === 0 ? 0 : 1;
  const frame: Frame = { code: -1, pc: 0, you, self: 0, regs: [reg([subject])] };
  return own.reduce((sum, change) => {
    const works = change.number === number && change.applies(p, frame, subject, null);
    return works ? sum + change.amount(p, frame) : sum;
  }, added);
}

/** The cost of a card in hand. */
export const costOfCard = (p: Play, card: CardIndex): number =>
  Math.max(0, p.book.defs[p.s.cards.def[card]].printed[PRINTED_COST] + inHand(p, card, COST));

/** The Counter value of a card in hand; 0 for none. */
export const counterOf = (p: Play, card: CardIndex): number =>
  p.book.defs[p.s.cards.def[card]].printed[PRINTED_COUNTER] + inHand(p, card, COUNTER);

/** The recorded values of a leaving card, in the order of `counters.ts`. */
export const lastStats = (p: Play, o: Obj): number[] => [
  power(p, o),
  cost(p, o),
  basePower(p, o),
  o.marks[DON],
  o.marks[RESTED],
];
