// Reads Mythos's targets, filters, amounts and conditions into functions over the table (spec 11.2, 11.6, 11.10, 15).
// A character is never friendly to itself; a hidden one has no name, group, keyword or text.

import type { Count, Match, Play, Select } from '@sleight/kernel/book';
import { CARD, type Codes, newCodes, OBJ, PLACE, ref, refIndex, refKind } from '@sleight/kernel/code';
import type { Reader, Test } from '@sleight/kernel/compiler';
import { forbidden, speakFor } from '@sleight/kernel/derive';
import { objById } from '@sleight/kernel/objects';
import { type Frame, type Obj, other } from '@sleight/kernel/state';
import type { Amount, Bound, Cond, Filter, Target } from './ability';
import {
  allOf,
  candidates,
  hereOf,
  isHere,
  isOther,
  keep,
  lastKnown,
  missionOfRef,
  onObject,
} from './candidates';
import { basis, called, cost, isCharacterCard, isSuppressed, isUpgraded, power } from './character';
import { COST, EDGE, LAST_TURN, NUMBERS, PLAYED_IN, PRINTED_POWER } from './counters';
import type { C, Inside, Mythos } from './language';
import { destinations, mayTake } from './movement';
import { DECK, DISCARD, HAND } from './places';
import { VERBS, verbId } from './verb-names';

const verbOf = (name: string): number => {
  const i = VERBS.findIndex((v) => v === name);
  if (i < 0) throw new Error(`Mythos has no verb called ${name}`);
  return i;
};

const HIDE = verbId('hide');
const DEFEAT = verbId('defeat');

export function reader(shared: Inside): Reader<Mythos> {
  const { rules, identity } = shared;
  const powerOf = (p: Play, o: Obj): number => power(p, rules, o);
  /** Where things are counted; a count inside a count goes behind it. */
  const counted = newCodes();

  /** Card facts of a ref: a loose card, a face-up character, or one that left (its last top card). Hidden: none. */
  function defFor(p: Play, f: Frame, r: number): number {
    if (refKind(r) === CARD) return p.s.cards.def[refIndex(r)];
    const o = objById(p.s, refIndex(r));
    if (o === null) return lastKnown(f, refIndex(r))?.def ?? 0;
    return o.down === 1 ? 0 : p.s.cards.def[o.cards[0]];
  }

  /** The same, reading a hidden character's real card: for effects that looked at it or examine it afterwards. */
  function realDef(p: Play, f: Frame, r: number): number {
    const o = refKind(r) === OBJ ? objById(p.s, refIndex(r)) : null;
    return o === null ? defFor(p, f, r) : p.s.cards.def[o.cards[0]];
  }

  function bound(b: Bound, c: C): (p: Play, f: Frame, value: number) => boolean {
    if ('lte' in b) {
      const n = amount(b.lte, c);
      return (p, f, v) => v <= n(p, f);
    }
    if ('gte' in b) {
      const n = amount(b.gte, c);
      return (p, f, v) => v >= n(p, f);
    }
    if ('lt' in b) {
      const n = amount(b.lt, c);
      return (p, f, v) => v < n(p, f);
    }
    const n = amount(b.eq, c);
    return (p, f, v) => v === n(p, f);
  }

  const isFaceUp: Match = onObject((_p, _f, o) => o.down === 0);

  function number(b: Bound, c: C, value: (p: Play, f: Frame, r: number) => number): Match {
    const fits = bound(b, c);
    return (p, f, r) => fits(p, f, value(p, f, r));
  }

  const statNow = (p: Play, f: Frame, r: number, stat: 'power' | 'cost'): number => {
    if (refKind(r) === CARD)
      return p.book.defs[p.s.cards.def[refIndex(r)]].printed[stat === 'cost' ? COST : PRINTED_POWER];
    const o = objById(p.s, refIndex(r));
    if (o !== null) return stat === 'power' ? powerOf(p, o) : cost(p, o);
    return lastKnown(f, refIndex(r))?.stats[stat === 'power' ? 0 : 1] ?? 0;
  };

  function filter(filters: Filter, c: C): Match {
    if ('mission' in filters) {
      if (filters.mission === 'same') {
        const at = c.register(filters.of);
        return (p, f, r) => {
          const held = f.regs[at]?.refs[0];
          return held !== undefined && missionOfRef(p, f, held) === missionOfRef(p, f, r);
        };
      }
      const here = filters.mission === 'here';
      return (p, f, r) => (missionOfRef(p, f, r) === hereOf(p, f)) === here;
    }
    if ('other' in filters) return isOther;
    if ('withSelf' in filters) return () => true;
    if ('hidden' in filters) return onObject((_p, _f, o) => (o.down === 1) === filters.hidden);
    if ('upgraded' in filters) return onObject((_p, _f, o) => isUpgraded(o));
    if ('group' in filters) return (p, f, r) => identity[defFor(p, f, r)].group === filters.group;
    if ('keyword' in filters)
      return (p, f, r) => identity[defFor(p, f, r)].keywords.includes(filters.keyword);
    if ('name' in filters) {
      const names = [filters.name].flat().map(called);
      return (p, f, r) => names.includes(identity[defFor(p, f, r)].name);
    }
    if ('not' in filters) {
      const inner = filter(filters.not, c);
      return (p, f, r) => !inner(p, f, r);
    }
    if ('power' in filters) return number(filters.power, c, (p, f, r) => statNow(p, f, r, 'power'));
    if ('cost' in filters) return number(filters.cost, c, (p, f, r) => statNow(p, f, r, 'cost'));
    if ('basis' in filters) {
      return number(filters.basis, c, (p, _f, r) => {
        const o = objById(p.s, refIndex(r));
        return o === null ? 0 : basis(p, o);
      });
    }
    if ('printedPower' in filters) {
      return number(
        filters.printedPower,
        c,
        (p, f, r) => p.book.defs[realDef(p, f, r)].printed[PRINTED_POWER],
      );
    }
    if ('printedCost' in filters) {
      return number(filters.printedCost, c, (p, f, r) => p.book.defs[realDef(p, f, r)].printed[COST]);
    }
    if ('lowest' in filters || 'highest' in filters) return () => true;
    if ('playedLastTurn' in filters) {
      return onObject((p, f, o) => {
        const last = p.s.num[LAST_TURN + other(f.you)];
        return last > 0 && o.marks[PLAYED_IN] === last;
      });
    }
    if ('sameName' in filters) {
      const at = c.register(filters.sameName);
      return (p, f, r) => {
        const held = f.regs[at]?.refs[0];
        return held !== undefined && identity[defFor(p, f, r)].name === identity[defFor(p, f, held)].name;
      };
    }
    const test = testOf(filters.where, c);
    return (p, f, r) => {
      if (refKind(r) === PLACE)
        return test(p, { ...speakFor(f.you, f.self), regs: [{ refs: [r], n: 0, last: [] }] });
      const o = objById(p.s, refIndex(r));
      return o !== null && test(p, speakFor(o.ctrl, o.id));
    };
  }

  const filtersOf = (filters: readonly Filter[], c: C): Match => allOf(filters.map((one) => filter(one, c)));

  /** Of everything that matches the rest, keeps the extreme ones; ties are the decider's (11.6.2). */
  function extremes(target: Target): ((p: Play, out: Codes, start: number) => void) | null {
    for (const one of target.filters ?? []) {
      if (!('lowest' in one) && !('highest' in one)) continue;
      const sign = 'lowest' in one ? 1 : -1;
      const stat = 'lowest' in one ? one.lowest : one.highest;
      const value = (p: Play, r: number): number => {
        const o = objById(p.s, refIndex(r));
        return o === null ? 0 : sign * (stat === 'cost' ? cost(p, o) : powerOf(p, o));
      };
      return (p, out, start) => {
        let best = Number.POSITIVE_INFINITY;
        for (let i = start; i < out.n; i++) best = Math.min(best, value(p, out.list[i]));
        let kept = start;
        for (let i = start; i < out.n; i++)
          if (value(p, out.list[i]) === best) out.list[kept++] = out.list[i];
        out.n = kept;
      };
    }
    return null;
  }

  /** Those that cannot be affected in the stated way are no legal targets (11.6.3). */
  function affectable(verb: string): Match | null {
    const aims = (test: (p: Play, f: Frame, o: Obj) => boolean): Match => {
      const can = onObject(test);
      return (p, f, r) => refKind(r) !== OBJ || can(p, f, r);
    };
    switch (verb) {
      case 'hide':
        return aims((p, f, o) => o.down === 0 && !forbidden(p, HIDE, ref(OBJ, o.id), f.you));
      case 'defeat':
        return aims((p, f, o) => !forbidden(p, DEFEAT, ref(OBJ, o.id), f.you));
      case 'move':
        return aims((p, f, o) => destinations(p, shared, f, o).length > 0);
      case 'powerup':
        // A suppressed character can hold no tokens (R28).
        return aims((p, _f, o) => !isSuppressed(p, o));
      case 'takeControl':
        return aims((p, f, o) => mayTake(p, shared, f.you, o));
      default:
        return null;
    }
  }

  function select(target: Target, c: C, verb?: string): Select {
    const { filters = [] } = target;
    const every = candidates(target, c);
    // Where the candidates are this mission's characters, that much is already asked.
    const asked = target.targetType === 'character' ? filters.filter((one) => !isHere(one)) : filters;
    const fits = filtersOf(asked, c);
    const extreme = extremes(target);
    const asksHidden = filters.some((one) => 'hidden' in one && one.hidden);
    // What is only counted is no target.
    const aimed = verb !== undefined && target.targetType === 'character';
    const hiddenOut = !rules.hidden.targetable && aimed && !asksHidden;
    const legal = verb === undefined ? null : affectable(verb);
    return (p, f, out) => {
      const start = out.n;
      every(p, f, out);
      if (hiddenOut) keep(p, f, out, start, isFaceUp);
      if (asked.length > 0) keep(p, f, out, start, fits);
      if (extreme !== null) extreme(p, out, start);
      if (legal !== null) keep(p, f, out, start, legal);
    };
  }

  function match(target: Target, c: C): Match {
    if (target.targetType === 'self') return (_p, f, r) => r === ref(OBJ, f.self);
    const fits = filtersOf(target.filters ?? [], c);
    const withSelf = (target.filters ?? []).some((one) => 'withSelf' in one);
    return (p, f, r) => {
      // A loose card is no object, although some object may have its number.
      const isCard = refKind(r) === CARD;
      if (target.targetType === 'card' && isCard && !isCharacterCard(p, refIndex(r))) return false;
      const o = isCard ? null : objById(p.s, refIndex(r));
      const ctrl = o === null && !isCard ? lastKnown(f, refIndex(r))?.ctrl : o?.ctrl;
      if (o !== null && p.book.places[o.at].seat === null) return false;
      if (target.targetSide === 'player' && (ctrl !== f.you || (!withSelf && r === ref(OBJ, f.self))))
        return false;
      if (target.targetSide === 'opponent' && ctrl === f.you) return false;
      return fits(p, f, r);
    };
  }

  function counting(target: Target, c: C): Count {
    const find = select(target, c);
    return (p, f) => {
      const start = counted.n;
      find(p, f, counted);
      const n = counted.n - start;
      counted.n = start;
      return n;
    };
  }

  function testOf(cond: Cond, c: C): Test {
    if ('count' in cond) {
      const count = counting(cond.count, c);
      if ('gte' in cond) return (p, f) => count(p, f) >= cond.gte;
      if ('lte' in cond) return (p, f) => count(p, f) <= cond.lte;
      return (p, f) => count(p, f) === cond.eq;
    }
    if ('edge' in cond) return (p, f) => (p.s.num[EDGE] === f.you) === (cond.edge === 'player');
    if ('hand' in cond) {
      return (p, f) =>
        p.s.zones[HAND + (cond.hand.side === 'player' ? f.you : other(f.you))].length === cond.hand.eq;
    }
    if ('fewer' in cond) {
      const few = counting(cond.fewer, c);
      const many = counting(cond.than, c);
      return (p, f) => few(p, f) < many(p, f);
    }
    if ('did' in cond) {
      const at = c.register(cond.did);
      return (_p, f) => (f.regs[at]?.refs.length ?? 0) > 0;
    }
    const at = c.register(cond.bound);
    const all = cond.filters.map((one) => asItWas(one, at, c));
    return (p, f) => {
      const held = f.regs[at]?.refs[0];
      return held !== undefined && all.every((fits) => fits(p, f, held));
    };
  }

  /** Conditions on a register read the value it had then, where the register remembers one (R36). */
  function asItWas(one: Filter, at: number, c: C): Match {
    const stat = 'power' in one ? 0 : 'cost' in one ? 1 : -1;
    const now = filter(one, c);
    if (stat < 0) return now;
    const fits = bound('power' in one ? one.power : 'cost' in one ? one.cost : { eq: 0 }, c);
    return (p, f, r) => {
      const last = f.regs[at]?.last[0];
      return last === undefined ? now(p, f, r) : fits(p, f, last.stats[stat]);
    };
  }

  function amount(a: Amount, c: C): Count {
    if (typeof a === 'number') return () => a;
    if ('per' in a) {
      const count = counting(a.per, c);
      return (p, f) => count(p, f) * a.times + (a.plus ?? 0);
    }
    if (a.stat === 'count') {
      const at = c.register(a.of);
      return (_p, f) => f.regs[at]?.n ?? 0;
    }
    const { stat } = a;
    if (a.of === 'self') return (p, f) => statNow(p, f, ref(OBJ, f.self), stat);
    const at = c.register(a.of);
    return (p, f) => {
      const held = f.regs[at];
      const last = held?.last[0];
      if (last !== undefined) return last.stats[stat === 'power' ? 0 : 1];
      return held?.refs[0] === undefined ? 0 : statNow(p, f, held.refs[0], stat);
    };
  }

  return {
    rules: shared,
    select,
    match,
    counts: () => ({ min: 1, max: 1, all: false, free: true }),
    amount,
    test: testOf,
    verb: verbOf,
    number(name) {
      const i = NUMBERS.findIndex((n) => n === name);
      if (i < 0) throw new Error(`Mythos has no number called ${name}`);
      return i;
    },
    zone(name) {
      const base = name === 'hand' ? HAND : name === 'discard' ? DISCARD : DECK;
      return (_p, f) => base + f.you;
    },
    grants: () => -1,
  };
}
