// addDon: adds DON!! from the DON!! deck to the cost area.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'addedDon';

export const traits: OpTraits = { chooses: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('addDon'),
    amount: parts.count,
    upTo: z.literal(true).optional(),
    state: z.enum(['active', 'rested']),
    side: parts.side,
    ...parts.common,
  });

export type AddDon = z.infer<ReturnType<typeof schema>>;
