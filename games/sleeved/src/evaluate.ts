// The evaluation of a seat in Sleeved between two rounds: a few named numbers, each mine minus theirs.
// Invariant: the weights are learned from self-play (`bin/sleight train`); weights.json says from which.
// Next: payoffs.ts, which computes the result of a pair of commits.

import type { Play } from '@sleight/kernel/book';
import type { PlaceIndex } from '@sleight/kernel/ids';
import type { State } from '@sleight/kernel/state';
import type { Weights } from '@sleight/kit/contract/thinking';
import { type Features, linear } from '@sleight/kit/evaluator';
import { BONUS, SCORE, TOTAL_DAMAGE, TOTAL_HEALTH } from './counters';
import { HAND, SLEEVES } from './places';
import { asSleeved } from './rulebook';
import type { Rules } from './rules';
import learned from './weights.json' with { type: 'json' };

type Both = readonly [number, number];

/** The relevant state of a match between two rounds. */
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
const held = (s: State, zone: PlaceIndex): Both => [s.zones[zone].length, s.zones[zone + 1].length];

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
/** First the lead in points, which counts more the fewer are missing. */
const features = ['lead', ...KEPT] as const;
type Feature = (typeof features)[number];

const lead = ([a, b]: Both): number => a - b;

/** The leader's missing points; if rounds are counted instead, an estimate from the points. */
const missing = ([a, b]: Both, rules: Rules): number => Math.max(1, rules.pointsToWin - Math.max(a, b));

const leadOf = (score: Both, rules: Rules): number => lead(score) / Math.sqrt(missing(score, rules));

function measured(standing: Standing, rules: Rules): Features<'round', Feature> {
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

const measure = (p: Play): Features<'round', Feature> => measured(standingOf(p.s), asSleeved(p.book).rules);

export const { evaluator, evaluate } = linear(PHASES, features, learned.weights, measure);

/** A seat's resources for the next round besides its points. */
export type Kept = Readonly<Record<Exclude<Feature, 'lead'>, number>>;

export interface Odds {
  /** Seat 0's log-odds of winning with these points, all else equal. */
  points(score: Both): number;
  /** The log-odds of a seat's resources. */
  keeping(kept: Kept): number;
}

/** The evaluator in parts, for hypothetical standings: points, plus own resources, minus the other's. */
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
