// Which land, water and weather belong to which village.
// Invariant: a land is three layers from far to near; the last may be water.
// Next: sights.ts for what stands on it.

import {
  cone,
  crags,
  dunes,
  hills,
  type Land,
  mesas,
  peaks,
  pillars,
  terraces,
  woods,
} from '@sleight/art/motifs/ridges';
import type { VillageName } from './palettes';

export type Foot = Land | 'scales' | 'surf' | 'lake';

interface Country {
  readonly far: readonly Land[];
  readonly mid: readonly Land[];
  readonly near: readonly Foot[];
}

export const countries: Readonly<Record<VillageName, Country>> = {
  leaf: { far: [peaks, cone, hills, pillars], mid: [hills, woods, terraces], near: [woods, hills, 'lake'] },
  sand: { far: [mesas, dunes, pillars, cone], mid: [dunes, mesas], near: [dunes, dunes, hills] },
  sound: { far: [crags, pillars, peaks], mid: [crags, terraces, hills], near: [woods, crags, 'lake'] },
  akatsuki: { far: [crags, peaks, pillars, cone], mid: [crags, hills, dunes], near: [crags, 'lake', hills] },
  mist: { far: [hills, pillars, cone], mid: [hills, woods], near: ['scales', 'surf', 'lake'] },
  wild: { far: [cone, pillars, hills, peaks], mid: [hills, woods, dunes], near: [woods, 'lake', hills] },
  road: {
    far: [cone, peaks, hills, pillars],
    mid: [hills, terraces, woods],
    near: ['scales', 'surf', woods, hills, 'lake'],
  },
};
