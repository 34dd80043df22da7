// The end of a match, played out in full: what each option is worth with best play on both sides, if that can be told.
// Invariant: it answers only where several worlds agree on every option, so that nothing hidden and no chance matters.
// Read next: expert/expert.ts, which trusts it near the end.

import { clone, pick, type State } from '@sleight/kernel';
import type { Position } from './player';
import { enter, type Mind, mindOf, nextSeat, sensibleCodes } from './world';

export interface Depth {
  /** Worlds that must agree. */
  readonly worlds: number;
  /** Positions that one world may take. */
  readonly positions: number;
}

interface Solving extends Mind {
  left: number;
  /** Choices in a row after which the end is not looked for any further. */
  readonly furthest: number;
}

/** To settle n choices in a row takes 2 ** (n / 2) positions, however lucky the order in which they are tried. */
const furthestIn = ({ positions }: Depth): number => 2 * (32 - Math.clz32(positions - 1));

const WIN = 1;
const DRAW = 0.5;
const LOSS = 0;

/** The seat's value of the state that `m` looks at, which is used up; null if it is too far from the end. */
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

function valuesIn(m: Solving, world: State, codes: readonly number[]): number[] | null {
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

/** What each option comes to: 1 a win, a half a draw, 0 a loss; null where that cannot be told for certain. */
export function exactly(
  position: Position,
  codes: readonly number[],
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
