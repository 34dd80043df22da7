// The questions every game asks: choose among things, choose cards of a zone, choose a number, yes or no.
// A multi-pick is single picks plus "done"; a lone option is taken unasked only if every seat could
// have predicted that (laws 5 and 10). Read next: sets.ts for which picks are legal.

import {
  ASK,
  type Ask,
  ask,
  type Count,
  type Forced,
  type Many,
  NOTHING,
  type Play,
  type RefTest,
  reg,
  type Said,
  type Select,
  type Step,
  type Test,
} from './book';
import {
  ACCEPT,
  add,
  CARD,
  CHOOSE,
  CHOOSE_CARD,
  codeA,
  codeKind,
  codePayload,
  DECLINE,
  DONE,
  has,
  NUM,
  optionCode,
  optionPair,
  ref,
  refIndex,
} from './code';
import type { CardIndex, PlaceIndex, Ref } from './ids';
import { askAgain, stop } from './procedure';
import { allJoin, inOrderOf, isSet, leastOf, mayJoin, type SetLimits } from './sets';
import type { Frame, Seat } from './state';
import { copyOf, inOrderFor } from './zones';

export interface Choice {
  readonly seat?: (p: Play, f: Frame) => Seat;
  readonly select: Select;
  readonly min: Count;
  readonly max: Count;
  readonly to: number;
  /** May the whole ability be declined here? */
  readonly decline: Test;
  /** Is choosing nothing the same as declining? Then it is offered once. */
  readonly noneDeclines?: boolean;
  /** The limits of a set besides its size: see `SetLimits`. */
  readonly group?: (p: Play, r: Ref) => number | string;
  readonly sum?: { readonly total: number; readonly of: (p: Play, r: Ref) => number };
  /** Can what follows still happen with the members that register `to` holds? */
  readonly feasible?: Test | undefined;
  /** Could every seat have predicted the options? If not, even a lone one is asked (law 10). Absent: yes. */
  readonly predictable?: Test;
  readonly why: Said;
}

const byYou = (_p: Play, f: Frame): Seat => f.you;

const picked = (f: Frame, to: number): readonly Ref[] => f.regs[to]?.refs ?? [];

/** With nothing but "decline" there is nothing to offer; a lone mandatory option needs no question. */
const lone: NonNullable<Ask['forced']> = (_p, _f, codes) => {
  if (codes.n > 1) return ASK;
  return codes.n === 0 || codeKind(codes.list[0]) === DECLINE ? NOTHING : codes.list[0];
};

/** Does a test hold with these members in the register? */
function holdsWith(test: Test, p: Play, f: Frame, to: number, members: readonly Ref[]): boolean {
  const before = f.regs[to] ?? null;
  f.regs[to] = reg(members);
  const holds = test(p, f);
  f.regs[to] = before;
  return holds;
}

/** Finds only single picks after which `feasible` holds. */
export const onlyFeasible =
  (select: Select, to: number, feasible: Test): Select =>
  (p, f, out) => {
    const start = out.n;
    select(p, f, out);
    let kept = start;
    for (let i = start; i < out.n; i++) {
      if (holdsWith(feasible, p, f, to, [out.list[i]])) out.list[kept++] = out.list[i];
    }
    out.n = kept;
  };

/** Choose between `min` and `max` of what `select` finds, one by one and in any order; the order does not count. */
export function chooseStep(choice: Choice): Step {
  const { select, min, max, to, decline, noneDeclines, group, sum, feasible, predictable } = choice;

  const candidates = (p: Play, f: Frame): Ref[] => {
    const found = p.spare;
    found.n = 0;
    select(p, f, found);
    return found.list.slice(0, found.n);
  };
  const limits = (p: Play, f: Frame): SetLimits => ({
    least: min(p, f),
    most: max(p, f),
    group: group && ((r) => group(p, r)),
    sum: sum && { total: sum.total, of: (r) => sum.of(p, r) },
    feasible: feasible && ((members) => holdsWith(feasible, p, f, to, members)),
  });
  /** One and only one: what the register held before is not part of this choice. */
  const isSingle = ({ least, most }: SetLimits): boolean => least === 1 && most === 1;
  const isPlain = group === undefined && sum === undefined;

  return ask({
    seat: choice.seat ?? byYou,
    list(p, f, out): void {
      const found = candidates(p, f);
      const within = limits(p, f);
      const single = isSingle(within);
      const chosen = single ? [] : picked(f, to);
      const mayDecline = chosen.length === 0 && decline(p, f);
      if (mayDecline) add(out, optionCode(DECLINE));
      const isOffered = noneDeclines !== true || !mayDecline;
      if (!single && isOffered && isSet(within, chosen, found)) add(out, optionCode(DONE));
      for (const r of mayJoin(within, chosen, found)) add(out, optionCode(CHOOSE, r));
      if (out.n === 0 && predictable?.(p, f) === false) add(out, optionCode(DONE));
    },
    forced(p, f, codes): Forced {
      if (predictable?.(p, f) === false) return ASK;
      // "Decline" and "done" come first: without them something must be chosen.
      if (codes.n < 2 || codeKind(codes.list[0]) !== CHOOSE) return lone(p, f, codes);
      const within = limits(p, f);
      if (isSingle(within)) return ASK;
      return allJoin(within, picked(f, to), candidates(p, f), codes.n) ? codes.list[0] : ASK;
    },
    pick(p, f, code): void {
      const kind = codeKind(code);
      if (kind === DECLINE) stop(f);
      if (kind !== CHOOSE) return;
      const within = limits(p, f);
      const chosen = isSingle(within) ? [] : picked(f, to);
      const members = [...chosen, codePayload(code)];
      f.regs[to] = reg(chosen.length === 0 ? members : inOrderOf(candidates(p, f), members));
      if (members.length < within.most) askAgain(f);
    },
    why: () => choice.why,
    isBegun: (p, f) => !isSingle(limits(p, f)) && picked(f, to).length > 0,
    many(p, f): Many | null {
      const within = limits(p, f);
      // Where not every choice goes with every other, they are better made one by one.
      if (isSingle(within) || within.most < 2 || !isPlain) return null;
      const found = candidates(p, f);
      const least = leastOf(within, found);
      const most = Math.min(within.most, found.length);
      return { chosen: picked(f, to).length, least, most, keepsOrder: false };
    },
  });
}

export interface CardChoice {
  readonly seat?: (p: Play, f: Frame) => Seat;
  readonly zone: (p: Play, f: Frame) => PlaceIndex;
  readonly match?: RefTest;
  readonly min: Count;
  readonly max: Count;
  readonly to: number;
  readonly decline: boolean;
  readonly why: Said;
}

const cardsIn = (refs: readonly Ref[]): CardIndex[] => refs.map(refIndex);

/** Choose cards of a zone by name: equal copies are one option, counted as many times as they are there. */
export function chooseCardStep(choice: CardChoice): Step {
  const { zone, match, min, max, to, decline, seat = byYou } = choice;
  return ask({
    seat,
    list(p, f, out): void {
      const at = zone(p, f);
      const chosen = cardsIn(picked(f, to));
      const all = inOrderFor(p, seat(p, f), at);
      const cards = match === undefined ? all : all.filter((card) => match(p, f, ref(CARD, card)));
      const least = Math.min(min(p, f), cards.length);
      if (decline && chosen.length === 0) add(out, optionCode(DECLINE));
      if (chosen.length >= least && chosen.length > 0) add(out, optionCode(DONE));
      else if (least === 0 && !decline) add(out, optionCode(DONE));
      if (chosen.length >= max(p, f)) return;
      for (const card of cards) {
        if (chosen.includes(card)) continue;
        const code = optionPair(CHOOSE_CARD, p.s.cards.def[card], at);
        if (!has(out, code)) add(out, code);
      }
    },
    forced(p, f, codes): Forced {
      if (codes.n > 1) return ASK;
      const cards = p.s.zones[zone(p, f)];
      const isPublic = p.book.places[zone(p, f)].sees === 'all' || cards.length === 0;
      // Which cards of a hidden hand fit is nobody else's business, so even "none of them" is an answer.
      if (!isPublic && match !== undefined) return codes.n === 0 ? NOTHING : ASK;
      if (codes.n === 0 || codeKind(codes.list[0]) === DECLINE) return NOTHING;
      // Two equal cards in a hidden hand look like one option; not asking would tell that they are equal.
      const left = cards.length - picked(f, to).length;
      const oneWay = isPublic || left === 1 || codeKind(codes.list[0]) === DONE;
      return oneWay ? codes.list[0] : ASK;
    },
    pick(p, f, code): void {
      const kind = codeKind(code);
      if (kind === DECLINE) stop(f);
      else if (kind === CHOOSE_CARD) {
        const chosen = picked(f, to);
        const fits = match === undefined ? undefined : (card: CardIndex) => match(p, f, ref(CARD, card));
        const card = copyOf(p, zone(p, f), codeA(code), cardsIn(chosen), fits);
        f.regs[to] = reg([...chosen, ref(CARD, card)]);
        if (chosen.length + 1 < max(p, f)) askAgain(f);
      }
    },
    why: () => choice.why,
    many(p, f): Many {
      const cards = inOrderFor(p, seat(p, f), zone(p, f));
      const there = match === undefined ? cards : cards.filter((card) => match(p, f, ref(CARD, card)));
      const least = Math.min(min(p, f), there.length);
      const most = Math.min(max(p, f), there.length);
      return { chosen: picked(f, to).length, least, most, keepsOrder: true };
    },
  });
}

export interface NumberChoice {
  readonly from: (p: Play, f: Frame) => number;
  readonly upTo: (p: Play, f: Frame) => number;
  readonly take: (p: Play, f: Frame, n: number) => void;
  readonly why: (p: Play, f: Frame) => Said;
}

export function chooseNumberStep(choice: NumberChoice): Step {
  return ask({
    seat: byYou,
    list(p, f, out): void {
      for (let n = choice.from(p, f); n <= choice.upTo(p, f); n++) add(out, optionCode(CHOOSE, ref(NUM, n)));
    },
    forced: lone,
    pick: (p, f, code) => choice.take(p, f, refIndex(codePayload(code))),
    why: choice.why,
  });
}

/**
 * "You may", where nothing else is chosen that could carry the refusal. What cannot be accepted is offered all the same
 * where only its player could tell that it cannot (law 10).
 */
export function offerStep(why: Said, mayAccept: (p: Play, f: Frame) => boolean = () => true): Step {
  return ask({
    seat: byYou,
    list(p, f, out): void {
      add(out, optionCode(DECLINE));
      if (mayAccept(p, f)) add(out, optionCode(ACCEPT));
    },
    forced: null,
    pick(_p, f, code): void {
      if (codeKind(code) === DECLINE) stop(f);
    },
    why: () => why,
  });
}
