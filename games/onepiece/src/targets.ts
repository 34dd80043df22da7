// Choosing what an effect touches (spec 10.7): a fixed number, as many as possible, up to a number, any number, under a
// total; by the effect's player, by the opponent, or blindly. Cards in play by themselves, loose cards by name.

import {
  ASK,
  ask,
  type Forced,
  NOTHING,
  type Play,
  type RefTest,
  reg,
  type Said,
  type Select,
} from '@sleight/kernel/book';
import { chooseNumberStep } from '@sleight/kernel/choose';
import {
  add,
  CARD,
  CHOOSE,
  CHOOSE_CARD,
  codeA,
  codeB,
  codeKind,
  codePayload,
  DECLINE,
  DONE,
  has,
  newList,
  optionCode,
  optionPair,
  type Refs,
  ref,
  refIndex,
  refKind,
  SEAT,
} from '@sleight/kernel/code';
import { onlyIf, type Test } from '@sleight/kernel/compiler';
import type { OptionCode, Ref } from '@sleight/kernel/ids';
import { askAgain, stop } from '@sleight/kernel/procedure';
import { below } from '@sleight/kernel/rng';
import { allJoin, inOrderOf, isSet, mayJoin, type SetLimits } from '@sleight/kernel/sets';
import { type Frame, knownTo, other, type Seat } from '@sleight/kernel/state';
import { copyOf } from '@sleight/kernel/zones';
import { moved, zoneOf } from './card-verbs';
import { defOfRef, statOf } from './identity';
import type { C } from './language';
import { DECK } from './places';
import { seatsFor, sideOf } from './sides';
import type { Target } from './vocabulary';

export interface Picking {
  readonly why: Said;
  /** Narrows the candidates further. */
  readonly also?: RefTest;
  /** In a cost: can the rest still be paid after this pick? */
  readonly feasible?: Test;
}

const chosenIn = (f: Frame, to: number): readonly Ref[] => f.regs[to]?.refs ?? [];

const chooserOf = (f: Frame, target: Target): Seat => (target.chooser === 'opponent' ? other(f.you) : f.you);

/** The cards that a pick is made from; a whole deck is looked at first, as a search does (spec 16). */
function lookThrough(c: C, target: Target): void {
  if (target.from !== 'deck') return;
  c.step((p, f) => {
    const seat = chooserOf(f, target);
    for (const owner of seatsFor(f, sideOf(target)))
      for (const card of p.s.zones[DECK + owner]) p.s.cards.knows[card] |= knownTo(seat);
  });
}

/** Hidden cards that must have some property: whether any has is for their owner to say (spec 10.7, law 10). */
const asksSecretly = ({ from, targetType, filters }: Target): boolean =>
  from !== undefined && from !== 'trash' && (filters !== undefined || targetType !== 'card');

/** What a set of picks may be: its size, different names, a total that is not exceeded (spec 22, ruling 85). */
function limitsOf(target: Target, c: C): (p: Play, f: Frame) => SetLimits {
  const { min: least, max: most } = c.read.counts(target);
  const { sumMax, distinct } = target;
  const { identity } = c.read.rules;
  if (sumMax === undefined && distinct === undefined) return () => ({ least, most });
  const stat = sumMax !== undefined && 'cost' in sumMax ? 'cost' : 'power';
  return (p, f) => ({
    least,
    most,
    group: distinct && ((r) => identity[defOfRef(p, f, r)].names[0]),
    sum: sumMax && {
      total: 'power' in sumMax ? sumMax.power : sumMax.cost,
      of: (r) => statOf(p, f, r, stat),
    },
  });
}

/** The option for a candidate: a card in play by itself, a loose card by its name and zone, equal copies once. */
const optionFor = (p: Play, r: Ref): OptionCode =>
  refKind(r) === CARD
    ? optionPair(CHOOSE_CARD, p.s.cards.def[refIndex(r)], zoneOf(p, refIndex(r)))
    : optionCode(CHOOSE, r);

/** The candidate that an option means: of equal copies the one that most seats know. */
function meantBy(p: Play, code: OptionCode, candidates: readonly Ref[]): Ref {
  if (codeKind(code) === CHOOSE) return codePayload(code);
  const cards = candidates.map(refIndex);
  return ref(
    CARD,
    copyOf(p, codeB(code), codeA(code), [], (card) => cards.includes(card)),
  );
}

function listed(codes: Refs): Ref[] {
  return codes.list.slice(0, codes.n);
}

/** Emits the choice and returns the register that holds it. */
// Long because it is one question: its options, what is forced and what a pick does must agree on the same set.
export function pick(c: C, target: Target, name: string, picking: Picking): number {
  const to = c.register(name);
  const select = narrowed(c.read.select(target, c), picking.also);
  const { min, max, all } = c.read.counts(target);
  lookThrough(c, target);
  if (all) {
    c.step((p, f) => {
      const every = newList<Ref>();
      select(p, f, every);
      f.regs[to] = reg(listed(every));
    });
    if (picking.also !== undefined && picking.feasible === undefined) c.needs(select);
    return to;
  }
  c.step((_p, f) => {
    f.regs[to] = null;
  });
  if (target.chooser === 'blind') {
    pickBlindly(c, select, max, to);
    return to;
  }
  const limitsOfSet = limitsOf(target, c);
  if (picking.feasible === undefined && min > 0) {
    const needed = enough(select, min);
    if (asksSecretly(target)) {
      const any = enough(c.read.select(anyCardOf(target), c), min);
      c.read.rules.publicly.set(needed, any);
    }
    c.needs(needed);
  }
  const decline = target.chooser === 'opponent' ? false : c.takeDecline();
  const { feasible } = picking;
  const isSecret = asksSecretly(target);
  const mayPass = isSecret && feasible === undefined;
  const everyCard = c.read.select(anyCardOf(target), c);

  /** Could everybody have told that there is only one way on? */
  function mayTell(p: Play, f: Frame): boolean {
    if (target.from === undefined || target.from === 'trash') return true;
    const there = newList<Ref>();
    everyCard(p, f, there);
    const left = there.n - chosenIn(f, to).length;
    return left === 0 || (!isSecret && left <= min - chosenIn(f, to).length);
  }

  const within = (p: Play, f: Frame): SetLimits => ({
    ...limitsOfSet(p, f),
    feasible:
      feasible &&
      ((members) => {
        const before = f.regs[to] ?? null;
        f.regs[to] = reg(members);
        const goesOn = feasible(p, f);
        f.regs[to] = before;
        return goesOn;
      }),
  });

  /** Picks that may follow those already made, in any order. */
  function open(p: Play, f: Frame, found: readonly Ref[]): Ref[] {
    // A cost that cannot be paid in full may not be started (spec 10.4).
    const isShort = feasible !== undefined && found.length < min;
    return isShort ? [] : mayJoin(within(p, f), chosenIn(f, to), found);
  }

  const candidates = (p: Play, f: Frame): Ref[] => {
    const found = newList<Ref>();
    select(p, f, found);
    return listed(found);
  };

  c.ask(
    ask({
      seat: (_p, f): Seat => chooserOf(f, target),
      list(p, f, out): void {
        const found = candidates(p, f);
        const chosen = chosenIn(f, to);
        const next = open(p, f, found);
        const limits = limitsOfSet(p, f);
        const hasAll = isSet({ ...limits, least: mayPass ? 0 : limits.least }, chosen, found);
        const isShort = feasible !== undefined && chosen.length < min;
        // Refusing the whole effect is one thing, choosing nobody and going on with it another (ruling 86).
        if (decline && chosen.length === 0) add(out, optionCode(DECLINE));
        if (hasAll && !isShort) add(out, optionCode(DONE));
        for (const r of next) {
          const code = optionFor(p, r);
          if (!has(out, code)) add(out, code);
        }
        // In a world dealt again, a hand may not pay any more for what was begun unseen.
        if (out.n === 0) add(out, optionCode(DONE));
      },
      forced(p, f, codes): Forced {
        if (codes.n > 1) {
          // Cards in play have no order, so those that must all be chosen go unasked.
          const isInPlay = codeKind(codes.list[0]) === CHOOSE;
          const takesAll = isInPlay && allJoin(limitsOfSet(p, f), chosenIn(f, to), candidates(p, f), codes.n);
          return takesAll ? codes.list[0] : ASK;
        }
        if (codes.n === 0) return NOTHING;
        const mustRefuse = codeKind(codes.list[0]) === DECLINE;
        // A cost that only its player knows cannot be paid is refused by that player.
        if (!mayTell(p, f) || (mustRefuse && feasible !== undefined)) return ASK;
        return mustRefuse ? NOTHING : codes.list[0];
      },
      pick(p, f, code): void {
        const kind = codeKind(code);
        if (kind === DECLINE) stop(f);
        if (kind !== CHOOSE && kind !== CHOOSE_CARD) return;
        const chosen = chosenIn(f, to);
        const found = candidates(p, f);
        const members = [...chosen, meantBy(p, code, open(p, f, found))];
        // Loose cards stay in the order of the picks, which says where they go; cards in play have none.
        f.regs[to] = reg(kind === CHOOSE_CARD ? members : inOrderOf(found, members));
        if (members.length < max) askAgain(f);
      },
      why: () => picking.why,
    }),
  );
  return to;
}

/** Finds something only where as many are there as the text asks for. */
const enough =
  (select: Select, least: number): Select =>
  (p, f, out) => {
    const found = newList<Ref>();
    select(p, f, found);
    if (found.n >= least) add(out, found.list[0]);
  };

/** Emits that a register forgets which cards it held, where not everybody knows them: they went out of sight (law 9). */
export const forget = (c: C, register: number): void =>
  c.step((p, f) => {
    const held = f.regs[register];
    if (held !== null && held !== undefined) f.regs[register] = { ...held, refs: moved(p, held.refs).refs };
  });

/** The same place without a description. */
const anyCardOf = ({ from, of, targetSide }: Target): Target => ({
  targetType: 'card',
  ...(from === undefined ? {} : { from }),
  ...(of === undefined ? {} : { of }),
  ...(targetSide === undefined ? {} : { targetSide }),
});

function narrowed(select: Select, also: RefTest | undefined): Select {
  if (also === undefined) return select;
  return (p, f, out) => {
    const start = out.n;
    select(p, f, out);
    let kept = start;
    for (let i = start; i < out.n; i++) if (also(p, f, out.list[i])) out.list[kept++] = out.list[i];
    out.n = kept;
  };
}

/** Cards of a hand that nobody chooses: its owner holds it out and the effect's player draws (spec 10.7). */
function pickBlindly(c: C, select: Select, n: number, to: number): void {
  c.step((p, f) => {
    const found = newList<Ref>();
    select(p, f, found);
    const left = listed(found);
    const drawn: Ref[] = [];
    while (drawn.length < n && left.length > 0) drawn.push(...left.splice(below(p.s.rng, left.length), 1));
    f.regs[to] = reg(drawn);
  });
}

/**
 * DON!! of a cost area are alike, so that choosing some means choosing how many. Emits the choice; the register's
 * number is how many, and it holds the seat they belong to unless that is none.
 */
export function pickDon(
  c: C,
  target: Target,
  name: string,
  why: Said,
  there: (p: Play, seat: Seat) => number,
): number {
  const to = c.register(name);
  const { min, max, all } = c.read.counts(target);
  const side = target.targetSide ?? 'player';
  const most = (p: Play, f: Frame): number => {
    const n = seatsFor(f, side).reduce<number>((sum, seat) => sum + there(p, seat), 0);
    return all ? n : Math.min(n, max);
  };
  const take = (_p: Play, f: Frame, n: number): void => {
    f.regs[to] = reg(n === 0 ? [] : [ref(SEAT, seatsFor(f, side)[0])], n);
  };
  if (min > 0 || all) {
    c.needs((p, f, out) => {
      if (most(p, f) >= min) add(out, 1);
    });
    c.step((p, f) => take(p, f, most(p, f)));
    return to;
  }
  c.step((p, f) => take(p, f, 0));
  onlyIf(
    c,
    (p, f) => most(p, f) > 0,
    () => c.ask(chooseNumberStep({ from: () => 0, upTo: most, take, why: () => why })),
  );
  return to;
}
