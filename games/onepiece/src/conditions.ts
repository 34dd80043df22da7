// Conditions (spec 10.5): what must be true when a text asks.

import type { Play } from '@sleight/kernel/book';
import { newCodes, OBJ, ref } from '@sleight/kernel/code';
import type { Test } from '@sleight/kernel/compiler';
import { type Frame, other, type Seat } from '@sleight/kernel/state';
import { DON_ACTIVE, DON_RESTED, TURN_LOG } from './counters';
import { donOnField } from './don';
import { countCharacters, donGiven, leaderOf } from './field';
import { filtersOf } from './filters';
import { thisCard } from './identity';
import type { C, Inside } from './language';
import { facesUp, lifeCount } from './life';
import { DECK, HAND, TRASH } from './places';
import { type Cond, type Side, turnLogs } from './vocabulary';

type Limit = { lte: number } | { gte: number } | { eq: number };

const within = (limit: Limit, n: number): boolean =>
  'lte' in limit ? n <= limit.lte : 'gte' in limit ? n >= limit.gte : n === limit.eq;

/** Summed over the seats a side means: "the total of both players' Life". */
function summed(side: Side, of: (p: Play, seat: Seat) => number): (p: Play, f: Frame) => number {
  if (side === 'player') return (p, f) => of(p, f.you);
  if (side === 'opponent') return (p, f) => of(p, other(f.you));
  return (p) => of(p, 0) + of(p, 1);
}

const zoneSize =
  (zone: number) =>
  (p: Play, seat: Seat): number =>
    p.s.zones[zone + seat].length;

const TALLIES: Record<string, (p: Play, seat: Seat) => number> = {
  life: (p, seat) => lifeCount(p.s, seat),
  hand: zoneSize(HAND),
  don: (p, seat) => donOnField(p.s, seat),
  characters: (p, seat) => countCharacters(p.s, seat),
};

const DON_IN = {
  active: (p: Play, seat: Seat): number => p.s.num[DON_ACTIVE + seat],
  rested: (p: Play, seat: Seat): number => p.s.num[DON_RESTED + seat],
  given: (p: Play, seat: Seat): number => donGiven(p.s, seat),
};

const COMPARE = {
  lt: (a: number, b: number) => a < b,
  lte: (a: number, b: number) => a <= b,
  eq: (a: number, b: number) => a === b,
  gte: (a: number, b: number) => a >= b,
  gt: (a: number, b: number) => a > b,
};

function tally(name: string): (p: Play, f: Frame) => number {
  const [what, side] = name.split('.');
  const of = TALLIES[what];
  return side === 'player' ? (p, f) => of(p, f.you) : (p, f) => of(p, other(f.you));
}

export function conditions(cond: Cond, c: C, shared: Inside): Test {
  const inner = (one: Cond): Test => conditions(one, c, shared);
  if ('all' in cond) {
    const all = cond.all.map(inner);
    return (p, f) => all.every((test) => test(p, f));
  }
  if ('any' in cond) {
    const some = cond.any.map(inner);
    return (p, f) => some.some((test) => test(p, f));
  }
  if ('not' in cond) {
    const test = inner(cond.not);
    return (p, f) => !test(p, f);
  }
  if ('count' in cond) {
    const find = c.read.select(cond.count, c);
    return (p, f) => {
      const found = newCodes();
      find(p, f, found);
      return within(cond, found.n);
    };
  }
  if ('only' in cond) {
    const every = c.read.select({ ...cond.only, filters: undefined }, c);
    const fits = filtersOf(cond.only.filters ?? [], c);
    return (p, f) => {
      const found = newCodes();
      every(p, f, found);
      return found.n > 0 && found.list.slice(0, found.n).every((r) => fits(p, f, r));
    };
  }
  if ('life' in cond) {
    const { side, face } = cond.life;
    const up = (p: Play, seat: Seat): number => facesUp(p.s, seat);
    const all = (p: Play, seat: Seat): number => lifeCount(p.s, seat);
    const of =
      face === 'up' ? up : face === 'down' ? (p: Play, seat: Seat) => all(p, seat) - up(p, seat) : all;
    const n = summed(side, of);
    return (p, f) => within(cond.life, n(p, f));
  }
  if ('hand' in cond) {
    const n = summed(cond.hand.side, zoneSize(HAND));
    return (p, f) => within(cond.hand, n(p, f));
  }
  if ('trash' in cond) {
    const n = summed(cond.trash.side, zoneSize(TRASH));
    return (p, f) => within(cond.trash, n(p, f));
  }
  if ('deck' in cond) {
    const n = summed(cond.deck.side, zoneSize(DECK));
    return (p, f) => within(cond.deck, n(p, f));
  }
  if ('don' in cond) {
    const { side, state } = cond.don;
    const n = summed(side, state === undefined ? (p, seat) => donOnField(p.s, seat) : DON_IN[state]);
    return (p, f) => within(cond.don, n(p, f));
  }
  if ('compare' in cond) {
    const [left, how, right] = cond.compare;
    const a = tally(left);
    const b = tally(right);
    return (p, f) => COMPARE[how](a(p, f), b(p, f));
  }
  if ('leader' in cond) {
    const fits = filtersOf([cond.leader], c);
    return (p, f) => fits(p, f, ref(OBJ, leaderOf(p.s, f.you).id));
  }
  if ('self' in cond) {
    const fits = filtersOf([cond.self], c);
    return (p, f) => (f.self !== 0 ? fits(p, f, ref(OBJ, f.self)) : thisCard(p, f) >= 0);
  }
  if ('bound' in cond) {
    const at = c.register(cond.bound);
    const fits = filtersOf(cond.filters, c);
    return (p, f) => {
      const r = f.regs[at]?.refs[0];
      return r !== undefined && fits(p, f, r);
    };
  }
  const counter = TURN_LOG + 2 * turnLogs.indexOf(cond.turnLog);
  return (p, f) => p.s.num[counter + f.you] > 0;
}
