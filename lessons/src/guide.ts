// The progress of a guide, computed from how many picks each seat has made: its steps are a sequence and never branch.
// Invariant: a pick of a guide is the same option in every match of it, because its position leaves nothing to chance.

import { type Book, playing, type Seat, type State } from '@sleight/kernel';
import { theOption } from '@sleight/scenario/pick';
import type { Guide, GuideStep } from './format';
import { SOLVER } from './sides';

type Shown = Extract<GuideStep, { kind: 'show' }>;

const shownIn = ({ steps }: Guide): Shown[] => steps.filter((step) => step.kind === 'show');

const picksOf = (guide: Guide, seat: Seat): string[] =>
  guide.steps.filter(({ kind }) => (kind === 'show') === (seat === SOLVER)).flatMap(({ picks }) => picks);

/** The guide's next pick for this seat after this many picks; null at the end. */
export const nextPick = (guide: Guide, seat: Seat, given: number): string | null =>
  picksOf(guide, seat)[given] ?? null;

export interface Now {
  /** Counts from 1. */
  readonly n: number;
  readonly of: number;
  readonly step: Shown;
}

/** The step of a learner who has made this many picks; null after the last. */
export function stepAt(guide: Guide, given: number): Now | null {
  const shown = shownIn(guide);
  let left = given;
  for (const [i, step] of shown.entries()) {
    if (left < step.picks.length) return { n: i + 1, of: shown.length, step };
    left -= step.picks.length;
  }
  return null;
}

/** The key of a guide's pick. */
export const keyFor = (book: Book, s: State, seat: Seat, pick: string): string =>
  theOption(playing(book, s), seat, pick).key;
