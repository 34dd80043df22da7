// Filters (spec 10.7): what a card must be. They read current values unless they say base.

import type { Match, Play } from '@sleight/kernel/book';
import { CARD, OBJ, refIndex, refKind } from '@sleight/kernel/code';
import { objById } from '@sleight/kernel/objects';
import type { Frame, Obj } from '@sleight/kernel/state';
import {
  BASE_COST,
  BASE_POWER,
  COST,
  FIRST_KEYWORD,
  PLAYED_IN,
  POWER,
  PRINTED_KEYWORDS,
  TURN,
} from './counters';
import { defOfRef, isThis, type Stat, statOf } from './identity';
import type { C } from './language';
import type { Identity } from './shared';
import { counterOf, hasKeyword } from './stats';
import { type Bound, type Filter, keywords } from './vocabulary';

const NUMBER_OF: Partial<Record<Stat, number>> = {
  power: POWER,
  cost: COST,
  basePower: BASE_POWER,
  baseCost: BASE_COST,
};

type Fits = (p: Play, f: Frame, value: number) => boolean;

export function bound(limits: Bound, c: C): Fits {
  const most = 'lte' in limits ? c.read.amount(limits.lte, c) : null;
  const least = 'gte' in limits ? c.read.amount(limits.gte, c) : null;
  const exact = 'eq' in limits ? c.read.amount(limits.eq, c) : null;
  return (p, f, value) =>
    (most === null || value <= most(p, f)) &&
    (least === null || value >= least(p, f)) &&
    (exact === null || value === exact(p, f));
}

const listed = (words: string | readonly string[]): readonly string[] =>
  typeof words === 'string' ? [words] : words;

function number(limits: Bound, stat: Stat, c: C): Match {
  const fits = bound(limits, c);
  const derived = NUMBER_OF[stat];
  if (derived !== undefined) c.read.rules.reads.add(derived);
  return (p, f, r) => fits(p, f, statOf(p, f, r, stat));
}

const inPlay =
  (test: (p: Play, o: Obj) => boolean): Match =>
  (p, _f, r) => {
    const o = refKind(r) === OBJ ? objById(p.s, refIndex(r)) : null;
    return o !== null && test(p, o);
  };

function filter(one: Filter, c: C): Match {
  const { identity, reads } = c.read.rules;
  const who =
    (test: (identity: Identity) => boolean): Match =>
    (p, f, r) =>
      test(identity[defOfRef(p, f, r)]);
  if ('other' in one) return (p, f, r) => !isThis(p, f, r);
  if ('category' in one) return who(({ category }) => category.toLowerCase() === one.category);
  if ('state' in one) {
    const rested = one.state === 'rested' ? 1 : 0;
    return (p, f, r) => statOf(p, f, r, 'rested') === rested;
  }
  if ('color' in one) return who(({ colors }) => colors.includes(one.color));
  if ('multicolored' in one) return who(({ colors }) => colors.length > 1);
  if ('type' in one) {
    const wanted = listed(one.type);
    return who(({ types }) => wanted.some((type) => types.includes(type)));
  }
  if ('typeIncludes' in one) {
    const wanted = listed(one.typeIncludes);
    return who(({ types }) => wanted.some((part) => types.some((type) => type.includes(part))));
  }
  if ('attribute' in one) return who(({ attributes }) => attributes.includes(one.attribute));
  if ('name' in one) {
    const wanted = listed(one.name);
    return who(({ names }) => wanted.some((name) => names.includes(name)));
  }
  if ('hasKeyword' in one) {
    const keyword = keywords.indexOf(one.hasKeyword);
    reads.add(FIRST_KEYWORD + keyword);
    return (p, _f, r) => {
      if (refKind(r) === CARD)
        return ((p.book.defs[p.s.cards.def[refIndex(r)]].printed[PRINTED_KEYWORDS] >> keyword) & 1) === 1;
      const o = objById(p.s, refIndex(r));
      return o !== null && hasKeyword(p, o, keyword);
    };
  }
  if ('hasTrigger' in one) return who(({ hasTrigger }) => hasTrigger);
  if ('noBaseEffect' in one) return who(({ noBaseEffect }) => noBaseEffect);
  if ('cost' in one) return number(one.cost, 'cost', c);
  if ('baseCost' in one) return number(one.baseCost, 'baseCost', c);
  if ('power' in one) return number(one.power, 'power', c);
  if ('basePower' in one) return number(one.basePower, 'basePower', c);
  if ('counter' in one) {
    const fits = bound(one.counter, c);
    return (p, f, r) => refKind(r) === CARD && fits(p, f, counterOf(p, refIndex(r)));
  }
  if ('donGiven' in one) return number(one.donGiven, 'don', c);
  if ('playedThisTurn' in one) return inPlay((p, o) => o.marks[PLAYED_IN] === p.s.num[TURN]);
  if ('any' in one) {
    const some = one.any.map((inner) => filter(inner, c));
    return (p, f, r) => some.some((fits) => fits(p, f, r));
  }
  const inner = filter(one.not, c);
  return (p, f, r) => !inner(p, f, r);
}

export function filtersOf(filters: readonly Filter[], c: C): Match {
  const all = filters.map((one) => filter(one, c));
  if (all.length === 1) return all[0];
  return (p, f, r) => {
    for (let i = 0; i < all.length; i++) if (!all[i](p, f, r)) return false;
    return true;
  };
}
