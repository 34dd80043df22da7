// Where the crest and the lights stand: a light is either behind the crest, with it in the very middle, or clear of it.
// Invariant: no light half touches the crest.
// Next: mythos/scene.ts and onepiece/scene.ts.

import { distance } from './angles';
import type { Dice } from './chance';
import type { Carrier } from './crests/carriers';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export type Light = 'behind' | 'corner' | 'setting' | 'none';

/** A light behind the crest shares its middle and shows a rim; any other keeps a gap. */
export const RIM = 5;
export const GAP = 3;

export function placeLight(dice: Dice, light: Light, crest: Spot, horizon: number): Spot | null {
  switch (light) {
    case 'none':
      return null;
    case 'behind':
      return { x: crest.x, y: crest.y, r: crest.r + RIM + dice.between(2, 9) };
    case 'corner': {
      const isRight = crest.x <= 54;
      const x = isRight ? dice.between(83, 88) : dice.between(30, 34);
      const y = isRight ? dice.between(13, 17) : dice.between(11, 13);
      const room = distance(x - crest.x, y - crest.y) - crest.r - GAP;
      return room < 4 ? null : { x, y, r: Math.min(room, dice.between(7.5, 10)) };
    }
    case 'setting': {
      const isRight = dice.chance(0.5);
      const x = isRight ? dice.between(82, 90) : dice.between(10, 18);
      const y = horizon - dice.between(0, 4);
      const room = distance(x - crest.x, y - crest.y) - crest.r - GAP;
      return room < 4 ? null : { x, y, r: Math.min(room, dice.between(11, 15)) };
    }
  }
}

/** Does the light keep the rule? */
export function isPlanned(light: Spot, crest: Spot): boolean {
  const apart = distance(light.x - crest.x, light.y - crest.y);
  const isBehind = apart < 0.01 && light.r >= crest.r + RIM;
  return isBehind || apart >= crest.r + light.r + GAP - 0.01;
}

/** Carriers that hang or stand need air below or above; the others go anywhere. */
export const crestSpot = (dice: Dice, carrier: Carrier, reach: number): Spot => {
  const hangs = carrier === 'lantern' || carrier === 'scroll';
  return { x: 50 + dice.between(-3, 3), y: (hangs ? 47 : 46) + dice.between(-2, 2), r: reach };
};
