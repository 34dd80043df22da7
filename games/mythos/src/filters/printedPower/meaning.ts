// printedPower: of the card it really is, even while it is hidden.
import type { Vocabulary } from '../../ability';
import { PRINTED_POWER } from '../../counters';
import type { Meanings } from '../../language';
import { measured, realDef } from '../../measure';
import type { PrintedPower } from './schema';

export const meaning = (filter: PrintedPower<Vocabulary>, meanings: Meanings) =>
  measured(filter.printedPower, meanings, (p, f, r) => p.book.defs[realDef(p, f, r)].printed[PRINTED_POWER]);
