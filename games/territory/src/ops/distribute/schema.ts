// distribute: splits a total of damage freely among the targets (Territory 8.7).
// Invariant: the shares add up to exactly the amount; with no target nothing happens.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds the damaged units. */
export const register = 'damaged';

export const traits: OpTraits = { touches: 'units' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('distribute'),
    amount: parts.amount,
    ...parts.target,
    targetType: z.enum(['unit']),
    ...parts.common,
  });

export type Distribute = z.infer<ReturnType<typeof schema>>;
