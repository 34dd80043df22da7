// cannot: held: forbids verbs to a side.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'forbidden';

export const traits: OpTraits = { leaves: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('cannot'),
    verbs: z.array(parts.verb).min(1),
    by: z.enum(['player', 'opponent', 'any']),
    ...parts.target,
    ...parts.common,
  });

export type Cannot = z.infer<ReturnType<typeof schema>>;
