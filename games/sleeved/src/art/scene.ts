// A layer of Sleeved: a sheet with a frame, an animal or a tool on it, and nothing behind.
// Next: sleeves.ts, animals.ts, equipment.ts.

import type { PictureFacts } from '@sleight/art/facts';
import type { Picture } from '@sleight/art/picture';
import type { Shape } from '@sleight/art/shapes';
import { animalShapes } from './animals';
import { equipmentShapes } from './equipment';
import { INK, OCHRE, PAPER } from './sheet';
import { sleeveShapes } from './sleeves';

function layer(facts: PictureFacts): Shape[] {
  switch (facts.kind) {
    case 'sleeve':
      return sleeveShapes(facts);
    case 'animal':
      return animalShapes(facts);
    default:
      return equipmentShapes(facts);
  }
}

export const sleevedPicture = (facts: PictureFacts): Picture => ({
  shapes: layer(facts),
  ink: INK,
  accent: OCHRE,
  paper: PAPER,
  fullBleed: true,
  gilded: false,
  isSheet: true,
});
