// The endgame, played out in full: the value of each option with best play on both sides, if it can be determined.
// Invariant: it answers only if several worlds agree on every option, so that nothing hidden and no chance matters.
// Read next: expert/expert.ts, which uses it near the end.

import { clone, pick, type State } from '@sleight/kernel';
import type { OptionCode } from '@sleight/kernel/ids';
import type { Position } from './player';
import { enter, type Mind, mindOf, nextSeat, sensibleCodes } from './world';

export interface Depth {
  /** The number of worlds that must agree. */
  readonly worlds: number;
  /** The maximum number of positions in one world. */
  readonly positions: number;
}

interface Solving extends Mind {
  left: number;
  /** After this many choices in a row the endgame is not searched any further. */
  readonly furthest: number;
}

/** Settling n choices in a row takes at least 2 ** (n / 2) positions, even in the best order. */
const furthestIn = ({ positions }: Depth): number => 2 * (32 - Math.clz32(positions - 1));

const WIN = 1;
const DRAW = 0.5;
const LOSS = 0;

/** The seat's value of `m`'s state, which is consumed; null if it is too far from the end. */
function worthAtEnd(m: Solving, choices = 0): number | null {
  for (;;) {
    const mover = nextSeat(m);
    const { result } = m.p.s;
    if (result !== null) return result.winner === null ? DRAW : result.winner === m.seat ? WIN : LOSS;
    if (mover === null || m.p.s.strands !== null) return null;
    const codes = sensibleCodes(m.p, mover, m.judge);
    if (codes.length === 1) {
      pick(m.p, mover, codes[0]);
      continue;
    }
    if (choices >= m.furthest) return null;
    const isMine = mover === m.seat;
    let best = isMine ? LOSS : WIN;
    const before = m.p.s;
    for (const code of codes) {
      if (m.left-- <= 0) return null;
      enter(m, clone(before));
      pick(m.p, mover, code);
      const value = worthAtEnd(m, choices + 1);
      if (value === null) return null;
      best = isMine ? Math.max(best, value) : Math.min(best, value);
      if (best === (isMine ? WIN : LOSS)) break;
    }
    return best;
  }
}

function valuesIn(m: Solving, world: State, codes: readonly OptionCode[]): number[] | null {
  const values: number[] = [];
  for (const code of codes) {
    enter(m, clone(world));
    pick(m.p, m.seat, code);
    const value = worthAtEnd(m);
    if (value === null) return null;
    values.push(value);
  }
  return values;
}

/** The value of each option: 1 a win, a half a draw, 0 a loss; null if it is not certain. */
export function exactly(
  position: Position,
  codes: readonly OptionCode[],
  depth: Depth,
  rng: number[],
): readonly number[] | null {
  const m: Solving = { ...mindOf(position), left: 0, furthest: furthestIn(depth) };
  let agreed: number[] | null = null;
  for (let w = 0; w < depth.worlds; w++) {
    m.left = depth.positions;
    const values = valuesIn(m, m.imagine(rng), codes);
    if (values === null) return null;
    if (agreed === null) agreed = values;
    else if (values.some((value, i) => value !== agreed?.[i])) return null;
  }
  return agreed;
}
