// How a seat stands in Sleeved between two rounds: a few named numbers, each mine minus theirs.
// Invariant: the weights are learned from self-play (`bin/sleight train`); weights.json says from which.
// Next: sealed.ts, which asks what a pair of commits leads to.

import type { Play } from '@sleight/kernel/book';
import { linear, type Measured } from '@sleight/kernel/evaluator';
import type { State } from '@sleight/kernel/state';
import { BONUS, SCORE, TOTAL_DAMAGE, TOTAL_HEALTH } from './counters';
import { HAND, SLEEVES } from './places';
import { asSleeved } from './rulebook';
import type { Rules } from './rules';
import learned from './weights.json' with { type: 'json' };

type Both = readonly [number, number];

/** What counts of a match between two rounds. */
export interface Standing {
  readonly score: Both;
  /** Persistent totals, and the initiative of the next card. */
  readonly damage: Both;
  readonly health: Both;
  readonly initiative: Both;
  /** Equipment in hand, and sleeves left in this cycle. */
  readonly hand: Both;
  readonly sleeves: Both;
}

const both = (s: State, counter: number): Both => [s.num[counter], s.num[counter + 1]];
const held = (s: State, zone: number): Both => [s.zones[zone].length, s.zones[zone + 1].length];

export const standingOf = (s: State): Standing => ({
  score: both(s, SCORE),
  damage: both(s, TOTAL_DAMAGE),
  health: both(s, TOTAL_HEALTH),
  initiative: both(s, BONUS),
  hand: held(s, HAND),
  sleeves: held(s, SLEEVES),
});

const PHASES = ['round'] as const;
const features = [
  /** Points ahead, which count more the fewer are still missing. */
  'lead',
  'damage',
  'health',
  'initiative',
  'hand',
  'sleeves',
] as const;
type Feature = (typeof features)[number];

const lead = ([a, b]: Both): number => a - b;

/** Points that the leader still misses; where rounds are counted instead, as far as one can tell from the points. */
const missing = ({ score: [a, b] }: Standing, rules: Rules): number =>
  Math.max(1, rules.pointsToWin - Math.max(a, b));

function measured(standing: Standing, rules: Rules): Measured<'round', Feature> {
  return {
    phase: 'round',
    numbers: {
      lead: lead(standing.score) / Math.sqrt(missing(standing, rules)),
      damage: lead(standing.damage),
      health: lead(standing.health),
      initiative: lead(standing.initiative),
      hand: lead(standing.hand),
      sleeves: lead(standing.sleeves),
    },
  };
}

const measure = (p: Play): Measured<'round', Feature> => measured(standingOf(p.s), asSleeved(p.book).rules);

export const { evaluator, evaluate } = linear(PHASES, features, learned.weights, measure);

const row = features.map((feature) => learned.weights[`round ${feature}`]);

/** Seat 0's log-odds of winning from a standing that is on no table. */
export function oddsOf(standing: Standing, rules: Rules): number {
  const { numbers } = measured(standing, rules);
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += row[i] * numbers[features[i]];
  return sum;
}
