// What a card looks like while its picture is on its way: the deep tone of its faction, and the ink of its band.
// Next: the palettes of each game, in its folder.

import type { CardFacts } from './facts';
import { villages } from './mythos/palettes';
import { villageOf } from './mythos/scene';
import { isColour, seas } from './onepiece/palettes';
import type { Tones } from './palette';
import { INK, MOSS } from './sleeved/sheet';
import { banners, isFaction } from './territory/palettes';

export interface Ground {
  readonly ground: string;
  readonly band: string;
}

function tonesOf(facts: CardFacts): Tones | null {
  switch (facts.game) {
    case 'mythos':
      return villages[villageOf(facts)];
    case 'territory':
      return banners[isFaction(facts.faction) ? facts.faction : 'neutral'];
    case 'onepiece':
      return seas[isColour(facts.faction) ? facts.faction : 'black'];
    case 'sleeved':
      return null;
  }
}

export function groundOf(facts: CardFacts): Ground {
  const found = tonesOf(facts);
  return found === null ? { ground: MOSS, band: INK } : { ground: found.tones[3], band: found.tones[4] };
}
