// powerMod: changes power: for good as an instruction, while it applies as a continuous effect (10.1, 10.3).
// Invariant: a loss is not damage, so it cannot be healed.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds the changed units. */
export const register = 'changed';

export const traits: OpTraits = { touches: 'units' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('powerMod'),
    amount: parts.signedAmount,
    ...parts.target,
    targetType: z.enum(['unit', 'self']),
    ...parts.common,
  });

export type PowerMod = z.infer<ReturnType<typeof schema>>;
