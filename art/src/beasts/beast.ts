// A beast: a silhouette and the lines cut into it, in a box of 100 by 100 with the ground at y 92.
// Next: the animals, one family a file; menagerie.ts finds one by name.

import { fill, line, type Shape } from '../shapes';

export interface Beast {
  readonly body: string;
  /** Patches cut out of the silhouette. */
  readonly cuts?: string;
  /** Lines cut into it. */
  readonly lines?: string;
  readonly width?: number;
}

export function drawBeast(beast: Beast, colour: string, etch: string): Shape[] {
  const lines = beast.lines === undefined ? [] : [line(beast.lines, etch, beast.width ?? 1.4)];
  const cuts = beast.cuts === undefined ? [] : [fill(beast.cuts, etch)];
  return [fill(beast.body, colour), ...cuts, ...lines];
}
