// Beats with their whole scenes: packed by the server, unpacked by a client. It loads no schema library, so that the
// match page stays small. Read next: beats.ts for the wire format.

import type { LogLine, Scene, Staged } from '@sleight/kit';
import { applied, type Difference, differenceOf, type Json } from './difference';

/** One beat: what happened, in motion and in words, and the table after it. */
export interface SceneBeat {
  readonly facts: Staged[];
  readonly log: LogLine[];
  readonly scene: Scene;
}

export type WireBeats = [SceneBeat, ...(Omit<SceneBeat, 'scene'> & { readonly change: Difference })[]];

/** The part of a step that its story needs. */
interface Step {
  readonly beats: WireBeats;
}

/** Far more than the scenes of one step hold. */
const MOST_COPIED = 1_000_000;

/** Scenes are plain JSON, and applying the server's difference gives a scene again. */
const asJson = (scene: Scene): Json => scene as unknown as Json;
const asScene = (json: Json): Scene => json as unknown as Scene;

export function packed([first, ...rest]: readonly SceneBeat[]): WireBeats {
  if (first === undefined) throw new Error('a step has at least one beat');
  let last = first.scene;
  const changes = rest.map(({ facts, log, scene }) => {
    const change = differenceOf(last, scene);
    last = scene;
    return { facts, log, change };
  });
  return [first, ...changes];
}

/** Every beat with its whole scene. Scenes share unchanged parts. */
export function unpacked({ beats: [first, ...rest] }: Step): [SceneBeat, ...SceneBeat[]] {
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
  const [first, ...rest] = unpacked(step);
  return (rest.at(-1) ?? first).scene;
}
