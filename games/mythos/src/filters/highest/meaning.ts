// highest: asks nothing of one candidate; of all that fit the rest it keeps the strongest.
import { keepLeast } from '../../candidates';
import { power } from '../../character';
import type { Meanings } from '../../language';
import type { Highest } from './schema';

export const meaning = (_filter: Highest, { shared: { rules } }: Meanings) => ({
  fits: () => true,
  among: keepLeast((p, o) => -power(p, rules, o)),
});
