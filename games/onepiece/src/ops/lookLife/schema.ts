// lookLife: looks at the top Life card and places it at the top or bottom, or at all of them and orders them.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'seen';

export const traits: OpTraits = { chooses: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('lookLife'),
    amount: parts.count.optional(),
    upTo: z.literal(true).optional(),
    side: parts.side,
    ...parts.common,
  });

export type LookLife = z.infer<ReturnType<typeof schema>>;
