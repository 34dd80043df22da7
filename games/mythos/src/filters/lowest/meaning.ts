// lowest: asks nothing of one candidate; of all that fit the rest it keeps the least.
import { keepLeast } from '../../candidates';
import { cost, power } from '../../character';
import type { Meanings } from '../../language';
import type { Lowest } from './schema';

export const meaning = ({ lowest }: Lowest, { shared: { rules } }: Meanings) => ({
  fits: () => true,
  among: keepLeast((p, o) => (lowest === 'cost' ? cost(p, o) : power(p, rules, o))),
});
