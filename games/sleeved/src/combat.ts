// Two cards fight (spec 8): one attack at the same time, or the faster first and the other back if it still can.
// Invariant: pure; a card is checked after an attack on it and at the end, never before combat (8.3).

import type { Seat } from '@sleight/kernel/state';

export interface Fighter {
  readonly damage: number;
  readonly health: number;
  readonly initiative: number;
  /** Attacks once more if both cards survive (7.4). */
  readonly again: boolean;
}

export interface Outcome {
  /** The attacking seats, in order; both attacks of a simultaneous round count seat by seat. */
  readonly attacks: readonly Seat[];
  readonly left: readonly [number, number];
  readonly dealt: readonly [number, number];
  readonly destroyed: readonly [boolean, boolean];
}

export function fight(a: Fighter, b: Fighter): Outcome {
  const attacks: Seat[] = [];
  let [left0, left1] = [a.health, b.health];
  const hits0 = (): void => {
    attacks.push(0);
    left1 -= a.damage;
  };
  const hits1 = (): void => {
    attacks.push(1);
    left0 -= b.damage;
  };
  if (a.initiative === b.initiative) {
    hits0();
    hits1();
  } else if (a.initiative > b.initiative) {
    hits0();
    if (left1 > 0) hits1();
  } else {
    hits1();
    if (left0 > 0) hits0();
  }
  const bothStand = left0 > 0 && left1 > 0;
  if (bothStand && a.again) hits0();
  if (bothStand && b.again) hits1();
  return {
    attacks,
    left: [left0, left1],
    dealt: [b.health - left1, a.health - left0],
    destroyed: [left0 <= 0, left1 <= 0],
  };
}
