// Could one side's attacks end the match in one turn? Blockers take the dearest of them, Counters stop the cheapest.
// Read next: forces.ts for what is counted, evaluate.ts for what it is worth.

import { logistic } from '@sleight/kernel/maths';
import type { Fighter, Forces } from './forces';

export interface Threat {
  /** Attacks that must be stopped, once blockers have done theirs; 0 or less if Life lasts. */
  readonly beyond: number;
  /** How sure the end is, from 0 to 1. */
  readonly kill: number;
}

/** So much more Counter than is needed makes it three times as likely to hold. */
const DOUBT = 1.5;

interface Hit {
  need: number;
  readonly points: number;
}

/** The attacks that reach the Leader's power, with DON!! if needed; and the DON!! that are left. */
function hitsOn(
  guard: number,
  attackers: readonly Fighter[],
  strength: Strength,
  don: number,
): [Hit[], number] {
  const hits: Hit[] = [];
  let left = don;
  for (const one of attackers.toSorted((a, b) => strength(b) - strength(a))) {
    const short = Math.max(0, guard - strength(one));
    if (short > left) break;
    left -= short;
    hits.push({ need: strength(one) + short - guard + 1, points: one.points });
  }
  return [hits, left];
}

type Strength = (one: Fighter) => number;

/** The damage of these attackers to the other Leader with this many DON!! to give. */
export function threatOf(
  attackers: readonly Fighter[],
  strength: Strength,
  don: number,
  guards: Forces,
): Threat {
  const [hits, spare] = hitsOn(guards.leader.guard, attackers, strength, don);
  const damage = hits.reduce((sum, { points }) => sum + points, 0);
  const blockers = guards.characters.filter(({ isBlocker, isRested }) => isBlocker && !isRested).length;
  const beyond = damage - guards.life - blockers;
  if (beyond <= 0) return { beyond, kill: 0 };
  hits.sort((a, b) => a.need - b.need);
  let counter = spare;
  let left = beyond;
  for (let i = 0; i < hits.length - blockers && left > 0; i++) {
    counter += hits[i].need;
    left -= hits[i].points;
  }
  return { beyond, kill: logistic((counter - guards.counter - 0.5) / DOUBT) };
}
