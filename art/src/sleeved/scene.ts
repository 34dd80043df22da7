// A layer of Sleeved: a sheet with a frame, an animal or a tool on it, and nothing behind.
// Next: sleeves.ts, animals.ts, equipment.ts.

import type { CardFacts } from '../facts';
import type { Picture } from '../picture';
import type { Shape } from '../shapes';
import { animalShapes } from './animals';
import { equipmentShapes } from './equipment';
import { INK, OCHRE, PAPER } from './sheet';
import { sleeveShapes } from './sleeves';

function layer(facts: CardFacts): Shape[] {
  switch (facts.kind) {
    case 'sleeve':
      return sleeveShapes(facts);
    case 'animal':
      return animalShapes(facts);
    default:
      return equipmentShapes(facts);
  }
}

export const sleevedPicture = (facts: CardFacts): Picture => ({
  shapes: layer(facts),
  ink: INK,
  accent: OCHRE,
  paper: PAPER,
  fullBleed: true,
  gilded: false,
});
