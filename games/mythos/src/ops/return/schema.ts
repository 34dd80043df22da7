// return: puts characters, or cards of the discard pile, into their owners’ hands.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'returned';

export const traits: OpTraits = { leaves: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('return'),
    from: z.literal('discard').optional(),
    ...parts.target,
    ...parts.common,
  });

export type Return = z.infer<ReturnType<typeof schema>>;
