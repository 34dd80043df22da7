// bounce: returns units to their owner’s hand as fresh cards (Territory 11.3).
// Invariant: neither a death nor a sacrifice.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds the bounced units. */
export const register = 'bounced';

export const traits: OpTraits = { touches: 'units' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('bounce'),
    ...parts.target,
    targetType: z.enum(['unit', 'self']),
    ...parts.common,
  });

export type Bounce = z.infer<ReturnType<typeof schema>>;
