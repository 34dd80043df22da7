// Flag emblems: a skull, an anchor, a shell, with something crossed behind it, from a name.
// Invariant: drawn around the origin within 70; no emblem copies a printed one.
// Next: flag-parts.ts.

import { dice } from '../chance';
import { at, beads, fill, line, outlined, ring, type Shape } from '../shapes';
import {
  type BodyName,
  bodies,
  bodyNames,
  type CrossingName,
  crossingNames,
  crossings,
  type FaceName,
  faceNames,
  faces,
  type HatName,
  hatNames,
  hats,
} from './flag-parts';

const rims = ['none', 'none', 'ring', 'rope', 'waves'] as const;

export interface Emblem {
  readonly body: BodyName;
  readonly crossing: CrossingName;
  readonly hat: HatName;
  readonly face: FaceName;
  readonly rim: (typeof rims)[number];
  readonly teeth: boolean;
}

const isSkull = (body: BodyName): boolean => body === 'skull' || body === 'longskull';

// Chosen so that no two names of the pools differ in teeth alone.
const SEED = 'emblem 138';

export function emblemOf(name: string): Emblem {
  const r = dice(`${SEED} ${name.toLowerCase()}`);
  // Half the flags at sea bear a skull.
  const body: BodyName = r.chance(0.5) ? r.pick(['skull', 'skull', 'longskull'] as const) : r.pick(bodyNames);
  return {
    body,
    crossing: r.pick(crossingNames),
    hat: isSkull(body) ? r.pick(hatNames) : 'none',
    face: isSkull(body) ? r.pick(faceNames) : 'plain',
    rim: r.pick(rims),
    teeth: r.chance(0.6),
  };
}

function rimOf(rim: Emblem['rim'], front: string): Shape[] {
  switch (rim) {
    case 'none':
      return [];
    case 'ring':
      return [ring(0, 0, 66, front, 5)];
    case 'rope':
      return [beads(0, 0, 66, 36, front, 7)];
    case 'waves':
      return [line('M-46 52q7.700-9 15.300 0t15.300 0t15.300 0t15.300 0t15.300 0t15.300 0', front, 5)];
  }
}

/** How far an emblem spreads from the origin. */
export function extentOf({ rim, crossing, hat }: Emblem): number {
  if (rim === 'ring' || rim === 'rope') return 70;
  if (rim === 'waves' || hat !== 'none') return 58;
  return crossing === 'none' ? 46 : 52;
}

/** `front` on `back`: paper on ink, or ink on paper. `dye` is the hat's own colour. */
export function drawEmblem(emblem: Emblem, front: string, back: string, dye: string): Shape[] {
  const { body, crossing, hat, face, rim, teeth } = emblem;
  const one = outlined(crossings[crossing], front, back, 3.5);
  const crossed =
    crossing === 'none' ? [] : [at(0, 4, [one], { turn: 45 }), at(0, 4, [one], { turn: -45, flip: true })];
  const skull = isSkull(body)
    ? [
        fill(faces[face], back),
        ...(teeth
          ? [
              line(
                body === 'skull'
                  ? 'M-12 24V31M-4 24V33M4 24V33M12 24V31'
                  : 'M-15 25H15M-9 19V38M0 19V40M9 19V38',
                back,
                3,
              ),
            ]
          : []),
      ]
    : [];
  const worn = hat === 'none' ? [] : [outlined(hats[hat], dye, back, 3)];
  return [...rimOf(rim, front), ...crossed, outlined(bodies[body], front, back, 4), ...skull, ...worn];
}
