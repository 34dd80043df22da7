// removeTokens: takes Power tokens off characters; its register counts them.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register with what it did. */
export const register = 'removed';

export const traits: OpTraits = { holds: 'token', leaves: 'token' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('removeTokens'),
    amount: parts.whole.optional(),
    every: z.literal(true).optional(),
    ...parts.target,
    ...parts.common,
  });

export type RemoveTokens = z.infer<ReturnType<typeof schema>>;
