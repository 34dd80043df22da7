// Reads Territory's targets, filters, amounts and conditions into functions over the table.
// Candidates come in canonical order: own side first, then by lane; effects by age (spec 12.8).

import type { Count, Match, Play, Select } from '@sleight/kernel/book';
import {
  add,
  CARD,
  type Codes,
  MOD,
  newCodes,
  OBJ,
  PLACE,
  ref,
  refIndex,
  refKind,
} from '@sleight/kernel/code';
import type { Reader, Test } from '@sleight/kernel/compiler';
import { forbidden, speakFor } from '@sleight/kernel/derive';
import { objAt, objById } from '@sleight/kernel/objects';
import { type Frame, other, type Seat } from '@sleight/kernel/state';
import type { Ability, Amount, Cond, EffectKind, Filter, Target } from './ability';
import { BENEFICIAL, HARMFUL, NEUTRAL, NUMBERS, WON } from './counters';
import { anchorOf, inRange, lastKnown, type Spot, spotOf } from './lanes';
import type { C, Territory } from './language';
import { DECK, DISCARD, HAND, lanePlace, slot } from './places';
import { power } from './power';
import type { Rules } from './rules';
import { VERBS } from './verbs';

const KINDS: Record<EffectKind, number> = { beneficial: BENEFICIAL, harmful: HARMFUL, neutral: NEUTRAL };

/** Runs `each` for the sides a target means, the player's own first. */
function sides(target: Target, you: Seat, each: (seat: Seat) => void): void {
  if (target.targetSide !== 'opponent') each(you);
  if (target.targetSide !== 'player') each(other(you));
}

/** Does a thing on this side count? A whole lane is on both. */
function sideMatches(target: Target, you: Seat, spot: Spot): boolean {
  if (target.targetSide === undefined || target.targetSide === 'any' || spot.seat === null) return true;
  return (target.targetSide === 'player') === (spot.seat === you);
}

const unitRefAt = (p: Play, place: number): number => {
  const unit = objAt(p.s, place);
  return unit === null ? 0 : ref(OBJ, unit.id);
};

function addUnits(p: Play, lanes: number, seat: Seat, out: Codes): void {
  for (let lane = 1; lane <= lanes; lane++) {
    const unit = unitRefAt(p, slot(lanes, seat, lane));
    if (unit !== 0) add(out, unit);
  }
}

/** Everything of a target's type on its sides, before filters. */
function candidates(rules: Rules, target: Target): Select {
  const lanes = rules.lanes;
  switch (target.targetType) {
    case 'self':
      return (p, f, out) => {
        if (f.self !== 0 && objById(p.s, f.self) !== null) add(out, ref(OBJ, f.self));
      };
    case 'unit':
      return (p, f, out) => {
        if (target.targetSide !== 'opponent') addUnits(p, lanes, f.you, out);
        if (target.targetSide !== 'player') addUnits(p, lanes, other(f.you), out);
      };
    case 'slot':
      return (_p, f, out) =>
        sides(target, f.you, (seat) => {
          for (let lane = 1; lane <= lanes; lane++) add(out, ref(PLACE, slot(lanes, seat, lane)));
        });
    case 'lane':
      return (_p, _f, out) => {
        for (let lane = 1; lane <= lanes; lane++) add(out, ref(PLACE, lanePlace(lanes, lane)));
      };
    case 'effect':
      return (p, f, out) => {
        for (const mod of p.s.mods) {
          if (sideMatches(target, f.you, p.book.places[refIndex(mod.on)])) add(out, ref(MOD, mod.id));
        }
      };
    case 'card':
      return (p, f, out) => {
        for (const card of p.s.zones[DISCARD + f.you]) add(out, ref(CARD, card));
      };
  }
}

const isEmpty = (p: Play, lanes: number, lane: number): boolean =>
  objAt(p.s, slot(lanes, 0, lane)) === null && objAt(p.s, slot(lanes, 1, lane)) === null;

/** "Another" leaves out the source itself: the unit, or its card once it has left play. */
const isSelf = (f: Frame, r: number): boolean =>
  refKind(r) === CARD ? lastKnown(f, f.self)?.card === refIndex(r) : r === ref(OBJ, f.self);

export function reader(rules: Rules, grants: (ability: Ability) => number): Reader<Territory> {
  const lanes = rules.lanes;

  function filter(f: Filter, c: C): Match {
    if ('range' in f) {
      const from = f.of === undefined ? -1 : c.register(f.of);
      return (p, frame, r) =>
        inRange(f.range, anchorOf(p, frame, from), spotOf(p, frame, r), rules.closeIncludesFront);
    }
    if ('other' in f) return (_p, frame, r) => !isSelf(frame, r);
    if ('lane' in f) {
      return (p, frame, r) => {
        const { lane } = spotOf(p, frame, r);
        return f.lane === 'edge' ? lane === 1 || lane === lanes : lane === f.lane;
      };
    }
    if ('empty' in f) return (p, frame, r) => isEmpty(p, lanes, spotOf(p, frame, r).lane);
    if ('kind' in f) {
      return (p, _frame, r) => p.s.mods.some((mod) => mod.id === refIndex(r) && mod.kind === KINDS[f.kind]);
    }
    const test = testOf(f.where, c);
    return (p, _frame, r) => {
      const unit = objById(p.s, refIndex(r));
      return unit !== null && test(p, speakFor(unit.ctrl, unit.id));
    };
  }

  function filtersOf(target: Target, c: C): Match {
    const all = (target.filters ?? []).map((f) => filter(f, c));
    if (all.length === 0) return () => true;
    if (all.length === 1) return all[0];
    return (p, f, r) => all.every((one) => one(p, f, r));
  }

  function select(target: Target, c: C, verb?: string): Select {
    const every = candidates(rules, target);
    const fits = target.filters === undefined ? null : filtersOf(target, c);
    const verbId = verb === undefined ? -1 : verbOf(verb);
    if (fits === null && verbId < 0) return every;
    // Candidates go to a list of their own, so that nothing stale lies behind what is found.
    const candidate = newCodes();
    return (p, f, out) => {
      candidate.n = 0;
      every(p, f, candidate);
      for (let i = 0; i < candidate.n; i++) {
        const r = candidate.list[i];
        if (fits !== null && !fits(p, f, r)) continue;
        if (verbId >= 0 && forbidden(p, verbId, r, f.you)) continue;
        add(out, r);
      }
    };
  }

  function match(target: Target, c: C): Match {
    if (target.targetType === 'self') return (_p, f, r) => r === ref(OBJ, f.self);
    const fits = filtersOf(target, c);
    return (p, f, r) => sideMatches(target, f.you, spotOf(p, f, r)) && fits(p, f, r);
  }

  function counting(target: Target, c: C): Count {
    const find = select(target, c);
    const found: Codes = newCodes();
    return (p, f) => {
      found.n = 0;
      find(p, f, found);
      return found.n;
    };
  }

  function testOf(cond: Cond, c: C): Test {
    if ('count' in cond) {
      const count = counting(cond.count, c);
      return (p, f) => count(p, f) >= cond.gte;
    }
    if ('lanesWon' in cond) return (p, f) => p.s.num[WON + f.you] >= cond.lanesWon.gte;
    const at = c.register(cond.bound);
    return (_p, f) =>
      (f.regs[at]?.last ?? []).some((last) => (cond.side === 'player') === (last.ctrl === f.you));
  }

  function statOf(of: string, c: C): Count {
    if (of === 'self') {
      return (p, f) => {
        const unit = objById(p.s, f.self);
        return unit === null ? (lastKnown(f, f.self)?.stats[0] ?? 0) : power(p, unit);
      };
    }
    const at = c.register(of);
    return (p, f) => {
      const first = f.regs[at]?.refs[0];
      if (first === undefined) return 0;
      const unit = objById(p.s, refIndex(first));
      return unit === null ? (lastKnown(f, refIndex(first))?.stats[0] ?? 0) : power(p, unit);
    };
  }

  function amount(a: Amount, c: C): Count {
    if (typeof a === 'number') return () => a;
    if ('stat' in a) return statOf(a.of, c);
    const count = counting(a.per, c);
    return (p, f) => count(p, f) * a.times;
  }

  return {
    rules,
    select,
    match,
    counts(target) {
      const max = target.maxTargets ?? Math.max(1, target.minTargets ?? 1);
      const reads = (target.filters ?? []).some((f) => 'range' in f && f.of !== undefined);
      return { min: target.minTargets ?? 1, max, all: target.all === true, free: !reads };
    },
    amount,
    test: testOf,
    verb: verbOf,
    number(name) {
      const i = NUMBERS.findIndex((n) => n === name);
      if (i < 0) throw new Error(`Territory has no number called ${name}`);
      return i;
    },
    zone(name) {
      const base = name === 'hand' ? HAND : name === 'discard' ? DISCARD : DECK;
      return (_p, f) => base + f.you;
    },
    grants,
  };
}

function verbOf(name: string): number {
  const i = VERBS.findIndex((v) => v === name);
  if (i < 0) throw new Error(`Territory has no verb called ${name}`);
  return i;
}
