// immune: keeps cards from being K.O.'d, removed or rested.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import { causes } from '../../event-words';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'protected';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('immune'),
    verbs: z.array(z.enum(['ko', 'remove', 'rest'])).min(1),
    by: z.enum(causes).optional(),
    attackers: parts.filters,
    ...parts.target,
    duration: parts.duration,
    ...parts.common,
  });

export type Immune = z.infer<ReturnType<typeof schema>>;
