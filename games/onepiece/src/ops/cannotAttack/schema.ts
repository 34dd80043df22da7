// cannotAttack: keeps cards from attacking, at all or a Leader.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'barred';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('cannotAttack'),
    what: z.literal('leader').optional(),
    ...parts.target,
    duration: parts.duration,
    ...parts.common,
  });

export type CannotAttack = z.infer<ReturnType<typeof schema>>;
