// From definitions in the order they are stacked to the layers of a card (spec 5.1).

import type { DefIndex } from '@sleight/kernel/ids';
import type { Seat, State } from '@sleight/kernel/state';
import type { Carried, Layer } from './composition';
import { BONUS, TOTAL_DAMAGE, TOTAL_HEALTH } from './counters';
import type { SleevedBook } from './rulebook';

/** Layers of a sleeve and its contents, bottom to top: the sleeve lies below and above. */
export function layersOf({ parts }: Pick<SleevedBook, 'parts'>, defs: readonly DefIndex[]): Layer[] {
  const layers: Layer[] = [];
  for (const def of defs) layers.push(parts[def].under);
  const over = defs.length === 0 ? null : parts[defs[0]].over;
  if (over !== null) layers.push(over);
  return layers;
}

/** The carry-over of a seat's next card from earlier rounds. */
export const carriedBy = ({ num }: State, seat: Seat): Carried => ({
  damage: num[TOTAL_DAMAGE + seat],
  health: num[TOTAL_HEALTH + seat],
  initiative: num[BONUS + seat],
});
