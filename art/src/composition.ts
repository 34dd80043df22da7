// Where the crest and the lights go: a light is either exactly behind the crest, or clear of it.
// Invariant: no light partly overlaps the crest.
// Next: plain-scene.ts.

import { distance } from './angles';
import type { Dice } from './chance';
import type { Carrier } from './crests/carriers';

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export type Light = 'behind' | 'corner' | 'setting' | 'none';

/** A light behind the crest shares its middle and shows a rim; any other keeps a gap. */
export const RIM = 5;
export const GAP = 3;

export function placeLight(dice: Dice, light: Light, crest: Disc, horizon: number): Disc | null {
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

/** Does the light keep the invariant? */
export function isPlanned(light: Disc, crest: Disc): boolean {
  const apart = distance(light.x - crest.x, light.y - crest.y);
  const isBehind = apart < 0.01 && light.r >= crest.r + RIM;
  return isBehind || apart >= crest.r + light.r + GAP - 0.01;
}

/** Hanging or standing carriers need air below or above; the others go anywhere. */
export const crestSpot = (dice: Dice, carrier: Carrier, reach: number): Disc => {
  const hangs = carrier === 'lantern' || carrier === 'scroll';
  return { x: 50 + dice.between(-3, 3), y: (hangs ? 47 : 46) + dice.between(-2, 2), r: reach };
};
