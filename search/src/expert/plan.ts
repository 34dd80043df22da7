// The parameters of the expert's search, compared in the arena (docs/bots.md).

import type { Reach, Thinking } from '@sleight/kit';

export interface SearchPlan {
  /** How far the root's options are searched before the tree begins, and the share of the time for it. */
  readonly ahead: Reach;
  readonly aheadShare: number;
  /** How many visits that is worth. */
  readonly aheadSight: number;

  /** The weight of exploration. */
  readonly explore: number;
  /** How many visits the first sight of a pick is worth. */
  readonly firstSight: number;
  /** The temperature factor of a pick's first sight for each unit of log-odds. */
  readonly heat: number;
  /** The initial number of options of a node, and the power of its visits by which it widens. */
  readonly narrowest: number;
  readonly widening: number;
  /** The share of iterations in which the other seat learns. */
  readonly blindShare: number;
  /** The weight of the first sight, in visits, in the other seat's imagined picks. */
  readonly doubt: number;
  /** The number of rounds of a playout, this one included. */
  readonly rounds: number;
  /** How many randomly drawn options a playout considers, and after how many positions it ends with the turn. */
  readonly few: number;
  readonly looks: number;
  /** The weight of the evaluator's immediate estimate in a leaf's value. */
  readonly atOnce: number;
}

export const PLAN: SearchPlan = {
  ahead: { kept: 8, worlds: 8, turns: 2, beam: 4, narrow: 2, looks: 400, rounds: 99 },
  aheadShare: 0.15,
  aheadSight: 8,
  explore: 0.4,
  firstSight: 2,
  heat: 1.5,
  narrowest: 3,
  widening: 0.3,
  blindShare: 0.2,
  doubt: 1,
  rounds: 1,
  few: 4,
  looks: 400,
  atOnce: 0,
};

/** With the game's own parameters, if any. */
export const planFor = (thinking: Thinking | undefined): SearchPlan => ({
  ...PLAN,
  ...thinking?.plan,
  ahead: { ...PLAN.ahead, ...thinking?.reach?.expert },
});
