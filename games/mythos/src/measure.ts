// What is read of a ref for filters and amounts: the card it shows, the card it really is, its numbers now.
// Invariant: a hidden character has no name, group, keyword or text; one that left is as it was last known.

import type { Play, RefTest } from '@sleight/kernel/book';
import { CARD, OBJ, refIndex, refKind } from '@sleight/kernel/code';
import type { DefIndex, Ref } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import type { Frame } from '@sleight/kernel/state';
import type { Bound } from './ability';
import { lastKnown } from './candidates';
import { cost, power } from './character';
import { COST, PRINTED_POWER } from './counters';
import type { Meanings } from './language';
import type { Rules } from './rules';

/** Card facts of a ref: a loose card, a face-up character, or one that left (its last top card). Hidden: none. */
export function defFor(p: Play, f: Frame, r: Ref): DefIndex {
  if (refKind(r) === CARD) return p.s.cards.def[refIndex(r)];
  const o = objById(p.s, refIndex(r));
  if (o === null) return lastKnown(f, refIndex(r))?.def ?? 0;
  return o.down === 1 ? 0 : p.s.cards.def[o.cards[0]];
}

/** The same, reading a hidden character's real card: for effects that looked at it or examine it afterwards. */
export function realDef(p: Play, f: Frame, r: Ref): DefIndex {
  const o = refKind(r) === OBJ ? objById(p.s, refIndex(r)) : null;
  return o === null ? defFor(p, f, r) : p.s.cards.def[o.cards[0]];
}

export type Stat = 'power' | 'cost';

/** Where a register remembers it. */
export const REMEMBERED: Readonly<Record<Stat, number>> = { power: 0, cost: 1 };
const PRINTED: Readonly<Record<Stat, number>> = { power: PRINTED_POWER, cost: COST };

export function statNow(p: Play, rules: Rules, f: Frame, r: Ref, stat: Stat): number {
  if (refKind(r) === CARD) return p.book.defs[p.s.cards.def[refIndex(r)]].printed[PRINTED[stat]];
  const o = objById(p.s, refIndex(r));
  if (o !== null) return stat === 'power' ? power(p, rules, o) : cost(p, o);
  return lastKnown(f, refIndex(r))?.stats[REMEMBERED[stat]] ?? 0;
}

type Fits = (p: Play, f: Frame, value: number) => boolean;

function within(bound: Bound, { amount }: Meanings): Fits {
  if ('lte' in bound) {
    const n = amount(bound.lte);
    return (p, f, v) => v <= n(p, f);
  }
  if ('gte' in bound) {
    const n = amount(bound.gte);
    return (p, f, v) => v >= n(p, f);
  }
  if ('lt' in bound) {
    const n = amount(bound.lt);
    return (p, f, v) => v < n(p, f);
  }
  const n = amount(bound.eq);
  return (p, f, v) => v === n(p, f);
}

/** A number of the candidate keeps to the limit. */
export function measured(
  bound: Bound,
  meanings: Meanings,
  value: (p: Play, f: Frame, r: Ref) => number,
): RefTest {
  const fits = within(bound, meanings);
  return (p, f, r) => fits(p, f, value(p, f, r));
}

/** Power or cost as it is now; of what a register holds, as it was where the register remembers it (R36). */
export function measuredNow(stat: Stat, bound: Bound, meanings: Meanings) {
  const { rules } = meanings.shared;
  const now = measured(bound, meanings, (p, f, r) => statNow(p, rules, f, r, stat));
  return {
    fits: now,
    was(at: number): RefTest {
      const fits = within(bound, meanings);
      return (p, f, r) => {
        const last = f.regs[at]?.last[0];
        return last === undefined ? now(p, f, r) : fits(p, f, last.stats[REMEMBERED[stat]]);
      };
    },
  };
}
