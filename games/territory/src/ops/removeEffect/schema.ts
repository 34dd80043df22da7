// removeEffect: ends ongoing effects (Territory 15.7).
// Invariant: undoes nothing that the effect already gave.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds the removed effects. */
export const register = 'removed';

export const traits: OpTraits = { touches: 'effects' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('removeEffect'),
    ...parts.target,
    targetType: z.enum(['effect']),
    ...parts.common,
  });

export type RemoveEffect = z.infer<ReturnType<typeof schema>>;
