// How far a guide has come, told from how many picks each seat has given: its steps follow each other and never branch.
// Invariant: a pick of a guide is the same option in every match of it, because its position leaves nothing to chance.

import { type Book, playing, type Seat, type State } from '@sleight/kernel';
import { theOption } from '@sleight/scenario/pick';
import type { Guide, GuideStep } from './format';
import { SOLVER } from './sides';

type Shown = Extract<GuideStep, { kind: 'show' }>;

const shownIn = ({ steps }: Guide): Shown[] => steps.filter((step) => step.kind === 'show');

const picksOf = (guide: Guide, seat: Seat): string[] =>
  guide.steps.filter(({ kind }) => (kind === 'show') === (seat === SOLVER)).flatMap(({ picks }) => picks);

/** What the guide has this seat pick after so many picks; null when it is through. */
export const nextPick = (guide: Guide, seat: Seat, given: number): string | null =>
  picksOf(guide, seat)[given] ?? null;

export interface Now {
  /** Counts from 1. */
  readonly n: number;
  readonly of: number;
  readonly step: Shown;
}

/** The step that a learner who has given so many picks is at; null after the last. */
export function stepAt(guide: Guide, given: number): Now | null {
  const shown = shownIn(guide);
  let left = given;
  for (const [i, step] of shown.entries()) {
    if (left < step.picks.length) return { n: i + 1, of: shown.length, step };
    left -= step.picks.length;
  }
  return null;
}

/** The key of what a guide calls a pick. */
export const keyFor = (book: Book, s: State, seat: Seat, pick: string): string =>
  theOption(playing(book, s), seat, pick).key;
