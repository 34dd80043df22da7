// returnDon: returns DON!! from the field to the DON!! deck; their owner chooses which.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'returnedDon';

export const traits: OpTraits = { chooses: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('returnDon'),
    amount: parts.count,
    side: parts.side,
    ...parts.common,
  });

export type ReturnDon = z.infer<ReturnType<typeof schema>>;
