// printedCost: of the card it really is, even while it is hidden.
import type { Vocabulary } from '../../ability';
import { COST } from '../../counters';
import type { Meanings } from '../../language';
import { measured, realDef } from '../../measure';
import type { PrintedCost } from './schema';

export const meaning = (filter: PrintedCost<Vocabulary>, meanings: Meanings) =>
  measured(filter.printedCost, meanings, (p, f, r) => p.book.defs[realDef(p, f, r)].printed[COST]);
