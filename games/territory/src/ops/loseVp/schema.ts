// loseVp: a side loses victory points; the debt is applied at the end of the round (Territory 13.5).
// Invariant: the side is always explicit.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds how many were lost. */
export const register = 'lost';

export const traits: OpTraits = { touches: 'points' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('loseVp'),
    amount: parts.amount,
    side: z.enum(['player', 'opponent']),
    ...parts.common,
  });

export type LoseVp = z.infer<ReturnType<typeof schema>>;
