// What filters ask of a candidate (spec 10.7): what is printed on it, or a number of it. They read current values
// unless they say base.
// Next: filters/ for each, identity.ts for what a card is.

import type { RefTest } from '@sleight/kernel/book';
import type { Bound } from './ability';
import { BASE_COST, BASE_POWER, COST, POWER } from './counters';
import { defOfRef, type Stat, statOf } from './identity';
import type { Meanings } from './language';
import { within } from './measure';
import type { Identity, Shared } from './shared';

export const printedOn =
  ({ identity }: Shared, test: (card: Identity) => boolean): RefTest =>
  (p, f, r) =>
    test(identity[defOfRef(p, f, r)]);

/** The same of names, types and attributes, of which a card may count as every one (ruling 91). */
export const asksPrinted = (shared: Shared, test: (card: Identity) => boolean): RefTest =>
  printedOn(shared, (card) => card.isAll || test(card));

const NUMBER_OF: Partial<Record<Stat, number>> = {
  power: POWER,
  cost: COST,
  basePower: BASE_POWER,
  baseCost: BASE_COST,
};

/** A number of the card keeps to the limit. Notes that the text reads it. */
export function measured(stat: Stat, limits: Bound, meanings: Meanings): RefTest {
  const fits = within(limits, meanings);
  const derived = NUMBER_OF[stat];
  if (derived !== undefined) meanings.shared.reads.add(derived);
  return (p, f, r) => fits(p, f, statOf(p, f, r, stat));
}
