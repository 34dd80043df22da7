// The effect of each verb of Territory once nothing forbids or replaces it (spec 10, 11, 15). Every verb returns its
// real result, and records it as a fact.

import { type Apply, type BookVerb, NO_REG, type Play, reg } from '@sleight/kernel/book';
import { PLACE, ref, refIndex } from '@sleight/kernel/code';
import type { PlaceIndex, Ref } from '@sleight/kernel/ids';
import { attach, detach } from '@sleight/kernel/modifiers';
import { defOf, lastOf, leave, objAt, objById, relocate } from '@sleight/kernel/objects';
import { hear } from '@sleight/kernel/settle';
import type { Frame, Last, Obj } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { moveCard, putOn } from '@sleight/kernel/zones';
import { cardFields, discarding, drawing, seatsOf } from '@sleight/kit/card-verbs';
import { BENEFICIAL, BONUS, DAMAGE, GAINED, HARMFUL, LOST, NEUTRAL, NEXT_UNIT } from './counters';
import { DECK, DISCARD, HAND } from './places';
import { power } from './power';
import type { Rules } from './rules';

export const VERBS = [
  'draw',
  'discard',
  'damage',
  'heal',
  'power',
  'sacrifice',
  'die',
  'bounce',
  'move',
  'deploy',
  'conquer',
  'roundEnd',
  'matchStart',
  'gainVp',
  'loseVp',
  'grant',
  'removeEffect',
  'return',
  'nextUnitPower',
] as const;
export type VerbName = (typeof VERBS)[number];
export const verbId = (name: VerbName): number => VERBS.indexOf(name);

const units = (p: Play, refs: readonly Ref[]): Obj[] => {
  const found: Obj[] = [];
  for (const r of refs) {
    const o = objById(p.s, refIndex(r));
    if (o !== null) found.push(o);
  }
  return found;
};

/** Places the cards of a unit that left play, and returns its last-known values. */
function remove(p: Play, unit: Obj, zone: number): Last {
  const last = lastOf(p, unit);
  leave(p, unit);
  for (const card of unit.cards) putOn(p, card, unit.at, zone + p.s.cards.owner[card]);
  return last;
}

function telling(p: Play, verb: string, unit: Obj, amount?: number): void {
  if (p.facts === null) return;
  tell(p, verb, {
    seat: unit.ctrl,
    object: unit.id,
    def: defOf(p, unit).id,
    from: p.book.places[unit.at].name,
    ...(amount === undefined ? {} : { amount }),
  });
}

/** Damage X adds min(X, power) marks; to several units at the same time (10.2). */
const damage: Apply = (p, _f, subjects, amount) => {
  const hit = units(p, subjects);
  const marks = hit.map((unit) => Math.min(amount, power(p, unit)));
  hit.forEach((unit, i) => {
    unit.marks[DAMAGE] += marks[i];
    telling(p, 'damage', unit, marks[i]);
  });
  return reg(subjects, amount);
};

const heal: Apply = (p, _f, subjects, amount) => {
  for (const unit of units(p, subjects)) {
    const healed = Math.min(amount, unit.marks[DAMAGE]);
    unit.marks[DAMAGE] -= healed;
    telling(p, 'heal', unit, healed);
  }
  return reg(subjects, amount);
};

/** A loss takes at most the current power, and is not damage (10.3). */
const changePower: Apply = (p, _f, subjects, amount) => {
  const changed = units(p, subjects);
  const by = changed.map((unit) => (amount < 0 ? -Math.min(-amount, power(p, unit)) : amount));
  changed.forEach((unit, i) => {
    unit.marks[BONUS] += by[i];
    telling(p, 'power', unit, by[i]);
  });
  return reg(subjects, amount);
};

const die: Apply = (p, _f, subjects) => {
  const last: Last[] = [];
  for (const unit of units(p, subjects)) {
    telling(p, 'die', unit);
    last.push(remove(p, unit, DISCARD));
  }
  return reg(subjects, last.length, last);
};

/** A sacrificed unit also dies: both kinds of ability hear it at the same moment (11.2). */
const sacrifice: Apply = (p, f, subjects) => {
  for (const unit of units(p, subjects)) telling(p, 'sacrifice', unit);
  const done = die(p, f, subjects, 0);
  hear(p, verbId('die'), done);
  return done;
};

const bounce: Apply = (p, _f, subjects) => {
  const last: Last[] = [];
  for (const unit of units(p, subjects)) {
    telling(p, 'bounce', unit);
    last.push(remove(p, unit, HAND));
  }
  return reg(subjects, last.length, last);
};

/** `amount` is the slot; a unit there changes places (11.5). */
const move: Apply = (p, _f, subjects, to) => {
  for (const unit of units(p, subjects)) {
    const from = unit.at;
    const there = objAt(p.s, to);
    if (p.facts !== null) {
      const swapped = there === null ? {} : { with: there.id };
      tell(p, 'move', {
        seat: unit.ctrl,
        object: unit.id,
        def: defOf(p, unit).id,
        from: p.book.places[from].name,
        to: p.book.places[to].name,
        ...swapped,
      });
    }
    if (there !== null) relocate(p, there, from);
    relocate(p, unit, to);
  }
  return reg(subjects);
};

/** Marks the moment; the unit is already in its slot. */
const deploy: Apply = (p, _f, subjects) => {
  for (const unit of units(p, subjects)) telling(p, 'deploy', unit);
  return reg(subjects);
};

const conquer: Apply = (p, _f, subjects) => {
  for (const unit of units(p, subjects)) telling(p, 'conquer', unit);
  return reg(subjects);
};

const moment: Apply = () => NO_REG;

const gainVp: Apply = (p, _f, subjects, amount) => {
  for (const seat of seatsOf(subjects)) {
    p.s.num[GAINED + seat] += amount;
    tell(p, 'gainVp', { seat, amount });
  }
  return reg(subjects, amount);
};

const loseVp: Apply = (p, _f, subjects, amount) => {
  for (const seat of seatsOf(subjects)) {
    p.s.num[LOST + seat] += amount;
    tell(p, 'loseVp', { seat, amount });
  }
  return reg(subjects, amount);
};

function kindOn(p: Play, f: Frame, place: PlaceIndex): number {
  const seat = p.book.places[place].seat;
  return seat === null ? NEUTRAL : seat === f.you ? BENEFICIAL : HARMFUL;
}

const effectsOn = (p: Play, on: Ref): number => p.s.mods.filter((mod) => mod.on === on).length;

/** `line` is the ability the place gets. One separate effect per place (15.5). */
const grant =
  (rules: Rules): Apply =>
  (p, f, subjects, line) => {
    const given: Ref[] = [];
    for (const on of subjects) {
      const place = refIndex(on);
      if (rules.maxEffectsPerSlot !== null && effectsOn(p, on) >= rules.maxEffectsPerSlot) continue;
      const mod = attach(p, { on: ref(PLACE, place), by: f.you, kind: kindOn(p, f, place), line });
      given.push(on);
      if (p.facts !== null) {
        const seat = p.book.places[place].seat;
        tell(p, 'grant', {
          ...(seat === null ? {} : { seat }),
          object: mod.id,
          to: p.book.places[place].name,
        });
      }
    }
    return reg(given);
  };

const removeEffect: Apply = (p, f, subjects) => {
  for (const r of subjects) {
    detach(p, refIndex(r));
    tell(p, 'removeEffect', { seat: f.you, object: refIndex(r) });
  }
  return reg(subjects);
};

const returnToHand: Apply = (p, f, subjects) => {
  for (const r of subjects) {
    const card = refIndex(r);
    tell(p, 'return', { seat: f.you, ...cardFields(p, card) });
    moveCard(p, card, DISCARD + f.you, HAND + f.you);
  }
  return reg(subjects);
};

const nextUnitPower: Apply = (p, _f, subjects, amount) => {
  for (const seat of seatsOf(subjects)) {
    p.s.num[NEXT_UNIT + seat] += amount;
    tell(p, 'nextUnitPower', { seat, amount });
  }
  return reg(subjects, amount);
};

export function verbs(rules: Rules): BookVerb[] {
  const does: Record<VerbName, Apply> = {
    draw: drawing(DECK, HAND, rules.maxHand),
    discard: discarding(HAND, DISCARD),
    damage,
    heal,
    power: changePower,
    sacrifice,
    die,
    bounce,
    move,
    deploy,
    conquer,
    roundEnd: moment,
    matchStart: moment,
    gainVp,
    loseVp,
    grant: grant(rules),
    removeEffect,
    return: returnToHand,
    nextUnitPower,
  };
  return VERBS.map((name) => ({ name, apply: does[name] }));
}
