// A step as a story: the facts between two decisions, split into beats a person can follow one at a time.
// Invariant: the beats contain every fact once, in order, and the last one ends with the current table. No beat shows a
// phase that began after its facts.
// Read next: staging.ts for how each fact shows, the kernel's telling.ts for when a fact is recorded.

import { ensure } from '@sleight/kernel/ensure';
import type { Fact } from '@sleight/kernel/fact';
import type { State } from '@sleight/kernel/state';
import type { GameScene } from './contract/scene';
import { type Cut, type How, howOf, type Stage, type Staging } from './staging';

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
  toss: 'each',
  token: 'each',
  layer: 'each',
  say: 'each',
  end: 'each',
  quiet: 'joins',
};

const UNKNOWN: Stage = { how: 'pulse' };

function cutOf(staging: Staging | undefined, fact: Fact): Cut {
  const stage = staging?.[fact.verb] ?? UNKNOWN;
  return stage.beat ?? CUTS[howOf(stage, fact)];
}

/** The facts of one beat, and the table before and after it. */
export interface Beat {
  readonly facts: readonly Fact[];
  readonly before: State;
  readonly after: State;
}

/** The index of each beat's first fact. */
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
      (typeof cut === 'object' && ![cut.joins].flat().includes(last?.verb ?? ''));
    if (i === 0 || (isNew && !isLed)) begins.push(i);
    // Several payments lead to the same card; a joining fact does not end the lead.
    isLed = cut === 'leads' || (isLed && cut === 'joins');
  });
  return begins;
}

/**
 * One step as beats; a step without facts is one beat, so that there is always a table to show. If a new phase begins
 * after the last fact, showing it is a beat of its own.
 */
export function beatsOf(
  { staging, phase }: Pick<GameScene, 'staging' | 'phase'>,
  { facts, moments, before, after }: StepMoments,
): readonly Beat[] {
  const begins = beginnings(staging, facts);
  if (begins.length === 0) return [{ facts: [], before, after }];
  const afterFact = (n: number): State => ensure(moments[n], 'table after fact', n);
  const last = facts.length - 1;
  const isNewPhase = phase !== undefined && phase(afterFact(last)) !== phase(after);
  const told = begins.map((begin, i): Beat => {
    const end = begins[i + 1] ?? facts.length;
    return {
      facts: facts.slice(begin, end),
      before: begin === 0 ? before : afterFact(begin - 1),
      after: end === facts.length && !isNewPhase ? after : afterFact(end - 1),
    };
  });
  return isNewPhase ? [...told, { facts: [], before: afterFact(last), after }] : told;
}

/** The facts of a step, the table after each of them, and the tables before and after them all. */
export interface StepMoments {
  readonly facts: readonly Fact[];
  readonly moments: readonly State[];
  readonly before: State;
  readonly after: State;
}
