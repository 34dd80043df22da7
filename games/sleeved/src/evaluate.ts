// How a seat stands in Sleeved between two rounds: a few named numbers, each mine minus theirs.
// Invariant: the weights are learned from self-play (`bin/sleight train`); weights.json says from which.
// Next: payoffs.ts, which asks what a pair of commits leads to.

import type { Play } from '@sleight/kernel/book';
import { linear, type Measured } from '@sleight/kernel/evaluator';
import type { Weights } from '@sleight/kernel/game';
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
const KEPT = ['damage', 'health', 'initiative', 'hand', 'sleeves'] as const;
/** First the points ahead, which count more the fewer are still missing. */
const features = ['lead', ...KEPT] as const;
type Feature = (typeof features)[number];

const lead = ([a, b]: Both): number => a - b;

/** Points that the leader still misses; where rounds are counted instead, as far as one can tell from the points. */
const missing = ([a, b]: Both, rules: Rules): number => Math.max(1, rules.pointsToWin - Math.max(a, b));

const leadOf = (score: Both, rules: Rules): number => lead(score) / Math.sqrt(missing(score, rules));

function measured(standing: Standing, rules: Rules): Measured<'round', Feature> {
  return {
    phase: 'round',
    numbers: {
      lead: leadOf(standing.score, rules),
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

/** What a seat takes into the next round besides its points. */
export type Kept = Readonly<Record<Exclude<Feature, 'lead'>, number>>;

export interface Odds {
  /** Seat 0's log-odds of winning with these points, all else being even. */
  points(score: Both): number;
  /** What a seat's log-odds gain from what it keeps. */
  keeping(kept: Kept): number;
}

/** The evaluator in parts, for standings that are on no table: points, plus what one keeps, less what the other does. */
export function oddsBy(weights: Weights, rules: Rules): Odds {
  const weightOf = (feature: Feature): number => weights[`round ${feature}`] ?? 0;
  const forLead = weightOf('lead');
  const [damage, health, initiative, hand, sleeves] = KEPT.map(weightOf);
  return {
    points: (score) => forLead * leadOf(score, rules),
    keeping: (kept) =>
      damage * kept.damage +
      health * kept.health +
      initiative * kept.initiative +
      hand * kept.hand +
      sleeves * kept.sleeves,
  };
}

export const ownWeights: Weights = learned.weights;
