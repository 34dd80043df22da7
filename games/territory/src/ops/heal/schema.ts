// heal: removes up to that many damage marks (Territory 10.4).
// Invariant: never raises power above that of an undamaged unit.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds the healed units. */
export const register = 'healed';

export const traits: OpTraits = { touches: 'units' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('heal'),
    amount: parts.amount,
    ...parts.target,
    targetType: z.enum(['unit', 'self']),
    ...parts.common,
  });

export type Heal = z.infer<ReturnType<typeof schema>>;
