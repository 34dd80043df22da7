// Points of a round and the end of the game (spec 9).
// Invariant: both players' points are counted before anything is compared (9.3).

import { other, type Result, type Seat } from '@sleight/kernel/state';
import type { Outcome } from './combat';
import type { Rules } from './rules';

/** Points of one seat: classic counts survival, impact counts the damage dealt. */
export function pointsFor(rules: Rules, outcome: Outcome, healths: readonly number[], seat: Seat): number {
  const foe = other(seat);
  const survived = !outcome.destroyed[seat];
  const defeats = outcome.destroyed[foe];
  if (rules.scoring === 'classic')
    return (survived ? rules.pointsForSurviving : 0) + (defeats ? rules.pointsForDefeating : 0);
  const absorbed = survived ? outcome.dealt[foe] * rules.pointsPerAbsorbed : 0;
  const overkill = Math.max(0, outcome.dealt[seat] - healths[foe]);
  return absorbed + (defeats ? rules.pointsForKill + overkill * rules.pointsPerOverkill : 0);
}

export const leader = (scores: readonly number[]): Seat | null =>
  scores[0] === scores[1] ? null : scores[0] > scores[1] ? 0 : 1;

/** The end check (9.4): null during the match. */
export function endOf(rules: Rules, round: number, scores: readonly number[]): Result | null {
  const isThere = scores[0] >= rules.pointsToWin || scores[1] >= rules.pointsToWin;
  if (rules.endMode === 'threshold' && isThere) return { winner: leader(scores), reason: 'points' };
  return round >= rules.maxRounds ? { winner: leader(scores), reason: 'rounds' } : null;
}
