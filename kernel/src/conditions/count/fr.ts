// « il y a un allié proche », « il y a au moins 2 ennemis ».
import type { TargetOf } from '../../ability/schema';
import { counted, type French, target } from '../../text/french-target';

export interface Counted<F> {
  count: TargetOf<string, F>;
  gte: number;
}

/** How many there are, as a noun. */
export const howMany = <F, C>({ count, gte }: Counted<F>, context: French<F, C>): string =>
  gte === 1 ? target(count, context).text : `au moins ${counted(gte, count, context)}`;

export const fr = <F, C>(cond: Counted<F>, context: French<F, C>): string =>
  `il y a ${howMany(cond, context)}`;
