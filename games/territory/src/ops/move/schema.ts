// move: puts a unit into another slot of its player, swapping with the unit there (Territory 11.5).
// Invariant: never a deployment: no Deploy ability triggers.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds the moved units. */
export const register = 'moved';

export const traits: OpTraits = { touches: 'units' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('move'),
    ...parts.target,
    targetType: z.enum(['unit', 'self']),
    to: z.literal('close'),
    ...parts.common,
  });

export type Move = z.infer<ReturnType<typeof schema>>;
