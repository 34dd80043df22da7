// discount: the next card of this kind that its player pays for costs less (ruling 26).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'discounted';

export const traits: OpTraits = { chooses: 'kinds' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('discount'),
    amount: parts.count,
    targetType: parts.target.targetType,
    filters: parts.filters,
    duration: parts.duration,
    ...parts.common,
  });

export type Discount = z.infer<ReturnType<typeof schema>>;
