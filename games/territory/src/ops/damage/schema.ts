// damage: puts damage marks on units, all at the same time (Territory 10.2).
// Invariant: damage can be healed; power loss cannot.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds the damaged units. */
export const register = 'damaged';

export const traits: OpTraits = { touches: 'units' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('damage'),
    amount: parts.amount,
    ...parts.target,
    targetType: z.enum(['unit', 'self']),
    ...parts.common,
  });

export type Damage = z.infer<ReturnType<typeof schema>>;
