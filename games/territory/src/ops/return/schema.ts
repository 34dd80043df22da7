// return: takes cards from the discard back into the hand (Territory 11.7).
// Invariant: the owner chooses.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds the returned cards. */
export const register = 'returned';

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('return'),
    from: z.literal('discard'),
    ...parts.target,
    targetType: z.enum(['card']),
    ...parts.common,
  });

export type Return = z.infer<ReturnType<typeof schema>>;
