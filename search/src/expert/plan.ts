// The numbers that the expert's search runs on. They were compared in the arena (docs/bots.md).

import type { Reach, Thinking } from '@sleight/kernel';

export interface Plan {
  /** How far the root's options are searched before the tree begins, and the part of the time that this may take. */
  readonly ahead: Reach;
  readonly aheadShare: number;
  /** How many visits that counts like. */
  readonly aheadSight: number;

  /** Weight of exploring against what is known. */
  readonly explore: number;
  /** The first sight of a pick counts like so many visits. */
  readonly firstSight: number;
  /** How much hotter a pick is at first sight for each unit of log-odds. */
  readonly heat: number;
  /** How many options a node starts with, and the power of its visits by which it widens. */
  readonly narrowest: number;
  readonly widening: number;
  /** Share of the iterations in which the other seat learns what to do. */
  readonly blindShare: number;
  /** Part of the first sight, in visits, in what the other seat is imagined to do. */
  readonly doubt: number;
  /** Rounds that a playout goes on, this one included. */
  readonly rounds: number;
  /** How many options a playout looks at, drawn by lot, and after how many positions it ends with the turn. */
  readonly few: number;
  readonly looks: number;
  /** Part of the evaluator's word at the leaf itself in what the leaf is worth. */
  readonly atOnce: number;
}

export const PLAN: Plan = {
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

/** With the game's own numbers where it has some. */
export const planFor = (thinking: Thinking | undefined): Plan => ({
  ...PLAN,
  ...thinking?.plan,
  ahead: { ...PLAN.ahead, ...thinking?.reach?.expert },
});
