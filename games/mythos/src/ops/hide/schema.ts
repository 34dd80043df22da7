// hide: face-up characters turn face down where they are; "and" names a second one in the same effect.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'hidden';

export const traits: OpTraits = { leaves: 'character' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('hide'),
    ...parts.target,
    and: parts.second,
    both: z.literal(true).optional(),
    ...parts.common,
  });

export type Hide = z.infer<ReturnType<typeof schema>>;
