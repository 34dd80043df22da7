// removeTokens: takes Power tokens off characters; its register counts them.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
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
