// attackActive: lets cards attack active Characters too.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'loosed';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('attackActive'),
    ...parts.target,
    duration: parts.duration,
    ...parts.common,
  });

export type AttackActive = z.infer<ReturnType<typeof schema>>;
