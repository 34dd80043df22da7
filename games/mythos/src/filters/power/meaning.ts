// power: as it is now, or as a register remembers it.
import type { Vocabulary } from '../../ability';
import type { Meanings } from '../../language';
import { measuredNow } from '../../measure';
import type { Power } from './schema';

export const meaning = (filter: Power<Vocabulary>, meanings: Meanings) =>
  measuredNow('power', filter.power, meanings);
