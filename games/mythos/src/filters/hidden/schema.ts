// hidden: face down, or face up.
import { z } from 'zod';

export const follows = 'withSelf';

export interface Hidden {
  hidden: boolean;
}

export const schema = () => z.strictObject({ hidden: z.boolean() });

/** Does it ask for hidden characters? */
export const asksForHidden = (filter: object): boolean => 'hidden' in filter && filter.hidden === true;
