// cost: as it is now, or as a register remembers it.
import type { Vocabulary } from '../../ability';
import type { Meanings } from '../../language';
import { measuredNow } from '../../measure';
import type { Cost } from './schema';

export const meaning = (filter: Cost<Vocabulary>, meanings: Meanings) =>
  measuredNow('cost', filter.cost, meanings);
