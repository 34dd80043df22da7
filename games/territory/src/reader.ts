// Reads Territory's targets and amounts into functions over the table; filters and conditions have folders.
// Candidates come in canonical order: own side first, then by lane; effects by age (spec 12.8).

import type { Count, Play, RefTest, Select } from '@sleight/kernel/book';
import { add, CARD, MOD, newList, OBJ, PLACE, type Refs, ref, refIndex } from '@sleight/kernel/code';
import type { Reader } from '@sleight/kernel/compiler';
import { forbidden } from '@sleight/kernel/derive';
import type { PlaceIndex, Ref } from '@sleight/kernel/ids';
import { objAt, objById } from '@sleight/kernel/objects';
import { other, type Seat } from '@sleight/kernel/state';
import type { Ability, Amount, Target } from './ability';
import { condMeaning } from './conditions/meanings.generated';
import { NUMBERS } from './counters';
import { filterMeaning } from './filters/meanings.generated';
import { measuresFrom } from './filters/range/schema';
import { type LaneSide, lastKnown, spotOf } from './lanes';
import type { C, Meanings, Territory } from './language';
import { DECK, DISCARD, HAND, lanePlace, slot } from './places';
import { power } from './power';
import type { Rules } from './rules';
import { VERBS } from './verbs';

/** Runs `each` for the sides a target means, the player's own first. */
function sides(target: Target, you: Seat, each: (seat: Seat) => void): void {
  if (target.targetSide !== 'opponent') each(you);
  if (target.targetSide !== 'player') each(other(you));
}

/** Does a thing on this side count? A whole lane is on both. */
function sideMatches(target: Target, you: Seat, spot: LaneSide): boolean {
  if (target.targetSide === undefined || target.targetSide === 'any' || spot.seat === null) return true;
  return (target.targetSide === 'player') === (spot.seat === you);
}

const unitRefAt = (p: Play, place: PlaceIndex): number => {
  const unit = objAt(p.s, place);
  return unit === null ? 0 : ref(OBJ, unit.id);
};

function addUnits(p: Play, lanes: number, seat: Seat, out: Refs): void {
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

// Long because targets, filters, amounts and conditions contain each other, so their readers call each other.
export function reader(rules: Rules, grants: (ability: Ability) => number): Reader<Territory> {
  /** The meanings of the words inside a text of this program. */
  function meanings(c: C): Meanings {
    const inside: Meanings = {
      rules,
      register: c.register,
      match: (filter) => filterMeaning(filter, inside),
      count: (target) => counting(target, c),
      amount: (one) => amount(one, c),
      test: (cond) => condMeaning(cond, inside),
    };
    return inside;
  }

  function filtersOf(target: Target, c: C): RefTest {
    const all = (target.filters ?? []).map(meanings(c).match);
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
    const candidate = newList<Ref>();
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

  function match(target: Target, c: C): RefTest {
    if (target.targetType === 'self') return (_p, f, r) => r === ref(OBJ, f.self);
    const fits = filtersOf(target, c);
    return (p, f, r) => sideMatches(target, f.you, spotOf(p, f, r)) && fits(p, f, r);
  }

  function counting(target: Target, c: C): Count {
    const find = select(target, c);
    const found: Refs = newList<Ref>();
    return (p, f) => {
      found.n = 0;
      find(p, f, found);
      return found.n;
    };
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
      const reads = (target.filters ?? []).some(measuresFrom);
      return { min: target.minTargets ?? 1, max, all: target.all === true, free: !reads };
    },
    amount,
    test: (cond, c) => meanings(c).test(cond),
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
