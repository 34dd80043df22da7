// Samples the worlds a seat may be in: a matching list of the other seat, a deal, weighted by what the seat
// remembers. Invariant: the sample follows from the position and the dice alone.
// Read next: lists.ts for the lists, the kernel's resample.ts for the deal.

import { type Play, playing, resample, type State } from '@sleight/kernel';
import { below } from '@sleight/kernel/rng';
import { priorsFor } from './lists';
import type { Position } from './player';

/** After this many implausible worlds the next one is accepted. */
const TRIES = 6;
const FINE = 1 << 20;

/** Samples one world per call. */
export type Imagine = (rng: number[]) => State;

export function imaginer(position: Position): Imagine {
  const { book, view, seat, judge, memory } = position;
  const priors = priorsFor(position.lists, view, seat);
  const draw: Imagine = (rng) => resample(book, view, priors[below(rng, priors.length)], rng);
  const { thinking } = judge;
  if (thinking?.plausible === undefined) return draw;
  const p: Play = playing(book, view);
  return (rng) => {
    for (let i = 0; i < TRIES; i++) {
      p.s = draw(rng);
      p.counted = -1;
      if (below(rng, FINE) < thinking.plausible!(p, seat, memory) * FINE) return p.s;
    }
    return draw(rng);
  };
}
