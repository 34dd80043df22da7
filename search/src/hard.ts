// The hard level: several sampled worlds, in each of them alpha-beta over the next few turns with a narrow beam.
// Invariant: values are the seat's, in log-odds; an option's value is its average over the worlds.
// Read next: medium.ts for the first look that feeds the beam, world.ts for the simulated table.

import { clone, pick, type Seat, type State } from '@sleight/kernel';
import type { OptionCode } from '@sleight/kernel/ids';
import type { Reach } from '@sleight/kit';
import { clockFor, type Spent } from './clock';
import { bestOf, codesOf, onePly } from './medium';
import type { Position, Thinker } from './player';
import { enter, isTurn, type Mind, mindOf, nextSeat, roundOf, sensibleCodes, worth } from './world';

/** The cost of the first look at all options in worlds, and how far each option follows its own ply. */
const FIRST_LOOK = { worlds: 3, looks: 16 };

/** The default parameters, compared in the arena (docs/bots.md). A game may have its own. */
export const REACH: Reach = { kept: 6, worlds: 5, turns: 2, beam: 4, narrow: 2, looks: 400, rounds: 99 };

interface Searcher extends Mind {
  readonly reach: Reach;
  /** The last round it considers. */
  readonly last: number;
  left: number;
}

interface Child {
  readonly s: State;
  readonly worth: number;
}

/** The states that the mover's options lead to, best for the mover first. */
export function childrenOf(m: Mind, mover: Seat, codes: readonly OptionCode[]): Child[] {
  const before = m.p.s;
  const children = codes.map((code): Child => {
    enter(m, clone(before));
    pick(m.p, mover, code);
    return { s: m.p.s, worth: worth(m) };
  });
  const sign = mover === m.seat ? 1 : -1;
  return children.sort((a, b) => sign * (b.worth - a.worth));
}

/** The value of `m`'s state, which is consumed. */
function search(m: Searcher, turns: number, alpha: number, beta: number): number {
  for (;;) {
    const mover = nextSeat(m);
    if (mover === null || m.left <= 0) return worth(m);
    const codes = sensibleCodes(m.p, mover, m.judge);
    const isSealed = mover !== m.seat && m.p.s.strands !== null;
    if (codes.length > 1 && !isSealed) {
      const atTurn = isTurn(m);
      const isFar = turns === 0 || roundOf(m.p.book, m.judge, m.p.s) > m.last;
      if (atTurn && isFar) return worth(m);
      m.left -= codes.length;
      const children = childrenOf(m, mover, codes);
      return bestChild(
        m,
        mover,
        children,
        atTurn ? turns - 1 : turns,
        atTurn ? m.reach.beam : m.reach.narrow,
        alpha,
        beta,
      );
    }
    pick(m.p, mover, codes[0]);
  }
}

function bestChild(
  m: Searcher,
  mover: Seat,
  children: readonly Child[],
  turns: number,
  beam: number,
  alpha: number,
  beta: number,
): number {
  const isMine = mover === m.seat;
  let [low, high] = [alpha, beta];
  let best = isMine ? -Infinity : Infinity;
  for (let i = 0; i < children.length && i < beam; i++) {
    enter(m, children[i].s);
    const value = search(m, turns, low, high);
    best = isMine ? Math.max(best, value) : Math.min(best, value);
    if (isMine) low = Math.max(low, best);
    else high = Math.min(high, best);
    if (low >= high) break;
  }
  return best;
}

/** The value of each of these options, averaged over as many worlds as the budget allows. */
export function deepen(
  position: Position,
  codes: readonly OptionCode[],
  reach: Reach,
  spent: Spent,
  rng: number[],
): number[] {
  const last = roundOf(position.book, position.judge, position.view) + reach.rounds - 1;
  const m: Searcher = { ...mindOf(position), reach, last, left: 0 };
  const sums = codes.map(() => 0);
  let worlds = 0;
  while (worlds < reach.worlds && (worlds === 0 || !spent())) {
    const world = m.imagine(rng);
    codes.forEach((code, i) => {
      enter(m, clone(world));
      m.left = reach.looks;
      pick(m.p, m.seat, code);
      sums[i] += search(m, reach.turns, -Infinity, Infinity);
    });
    worlds++;
  }
  return sums.map((sum) => sum / worlds);
}

/** The given number of options that look best at first. */
export const bestFew = (codes: readonly OptionCode[], first: readonly number[], kept: number): OptionCode[] =>
  codes
    .map((_, i) => i)
    .sort((a, b) => first[b] - first[a])
    .slice(0, kept)
    .map((i) => codes[i]);

export const hardWith =
  (reach: Reach): Thinker =>
  (position, rng, budget) => {
    const codes = codesOf(position);
    if (codes.length === 1) return { code: codes[0], options: [] };
    const spent = clockFor(budget);
    const first = onePly(position, codes, FIRST_LOOK, rng);
    if (position.view.strands !== null) return bestOf(codes, first, rng);
    const kept = bestFew(codes, first, reach.kept);
    return bestOf(kept, deepen(position, kept, reach, spent, rng), rng);
  };

/** With the game's own parameters, if any. */
export const hard: Thinker = (position, rng, budget) =>
  hardWith({ ...REACH, ...position.judge.thinking?.reach?.hard })(position, rng, budget);
