// choose: picks a target that later actions read.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'chosen';

export const traits: OpTraits = { leaves: 'character' };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('choose'), ...parts.target, ...parts.common });

export type Choose = z.infer<ReturnType<typeof schema>>;
