// A step as a story: what happened between two decisions, cut into beats a person can follow one at a time.
// Invariant: the beats hold every fact once, in order, and the last one ends with the table as it stands.
// Read next: staging.ts for how each fact shows, facts.ts for when a fact is told.

import type { Fact } from './fact';
import type { Cut, How, Stage, Staging } from './staging';
import type { State } from './state';

const CUTS: Readonly<Record<How, Cut>> = {
  deal: 'run',
  play: 'each',
  move: 'run',
  merge: 'each',
  leave: 'run',
  flip: 'each',
  look: 'run',
  mark: 'run',
  roll: 'joins',
  score: 'each',
  banner: 'each',
  attack: 'each',
  pulse: 'run',
  shuffle: 'joins',
  sweep: 'each',
  end: 'each',
  quiet: 'joins',
};

const UNKNOWN: Stage = { how: 'pulse' };

function cutOf(staging: Staging | undefined, { verb }: Fact): Cut {
  const { how, beat } = staging?.[verb] ?? UNKNOWN;
  return beat ?? CUTS[how];
}

/** What happened in one beat, and the table before and after it. */
export interface Beat {
  readonly facts: readonly Fact[];
  readonly before: State;
  readonly after: State;
}

/** Where beats begin: the index of each one's first fact. */
function beginnings(staging: Staging | undefined, facts: readonly Fact[]): number[] {
  const begins: number[] = [];
  let isLed = false;
  facts.forEach((fact, i) => {
    const cut = cutOf(staging, fact);
    const last = facts[i - 1];
    const goesOn = last !== undefined && last.verb === fact.verb && last.seat === fact.seat;
    const isNew =
      cut === 'each' ||
      cut === 'leads' ||
      (cut === 'run' && !goesOn) ||
      (typeof cut === 'object' && last?.verb !== cut.joins);
    if (i === 0 || (isNew && !isLed)) begins.push(i);
    // Several payments lead the same card; what joins does not end the lead.
    isLed = cut === 'leads' || (isLed && cut === 'joins');
  });
  return begins;
}

/** One step as beats; a step without facts is one beat, so that there is always a table to show. */
export function beatsOf(
  staging: Staging | undefined,
  { facts, moments, before, after }: StepMoments,
): readonly Beat[] {
  const begins = beginnings(staging, facts);
  if (begins.length === 0) return [{ facts: [], before, after }];
  return begins.map((begin, i) => {
    const end = begins[i + 1] ?? facts.length;
    return {
      facts: facts.slice(begin, end),
      before: begin === 0 ? before : moments[begin - 1],
      after: end === facts.length ? after : moments[end - 1],
    };
  });
}

/** The facts of a step, the table after each of them, and the tables before and after them all. */
export interface StepMoments {
  readonly facts: readonly Fact[];
  readonly moments: readonly State[];
  readonly before: State;
  readonly after: State;
}
