// Beats with their whole scenes: packed by the server, unpacked by a client. Loads no schema library, so that a match
// page stays small. Read next: beats.ts for how they travel.

import type { Said, Scene, Staged } from '@sleight/kernel';
import { applied, type Difference, differenceOf, type Json } from './difference';

/** One thing a person can follow: what happened, in motion and in words, and the table after it. */
export interface Beat {
  readonly facts: Staged[];
  readonly log: Said[];
  readonly scene: Scene;
}

export type WireBeats = [Beat, ...(Omit<Beat, 'scene'> & { readonly change: Difference })[]];

/** A step, as far as its story goes. */
interface Step {
  readonly beats: WireBeats;
}

/** Far more than the scenes of one step hold. */
const MOST_COPIED = 1_000_000;

/** Scenes are plain JSON, and what the server says of one that changed is one again. */
const asJson = (scene: Scene): Json => scene as unknown as Json;
const asScene = (json: Json): Scene => json as unknown as Scene;

export function packed([first, ...rest]: readonly Beat[]): WireBeats {
  let last = first.scene;
  const changes = rest.map(({ facts, log, scene }) => {
    const change = differenceOf(last, scene);
    last = scene;
    return { facts, log, change };
  });
  return [first, ...changes];
}

/** Every beat with its whole scene. Scenes share what did not change. */
export function unpacked({ beats: [first, ...rest] }: Step): Beat[] {
  const budget = { left: MOST_COPIED };
  let last = first.scene;
  const whole = rest.map(({ facts, log, change }) => {
    last = asScene(applied(asJson(last), change, budget));
    return { facts, log, scene: last };
  });
  return [first, ...whole];
}

/** The table after the last beat. */
export function lastScene(step: Step): Scene {
  const beats = unpacked(step);
  return beats[beats.length - 1].scene;
}
