// cannotBlock: keeps [Blocker] from being activated: by anyone, by some, or against one attacker.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'unblocked';

export const traits: OpTraits = { chooses: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('cannotBlock'),
    filters: parts.filters,
    attacker: z.enum(['self', 'bound']).optional(),
    of: parts.target.of,
    duration: parts.duration,
    ...parts.common,
  });

export type CannotBlock = z.infer<ReturnType<typeof schema>>;
