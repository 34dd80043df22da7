// return: returns cards from the field to their owners' hands.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'returned';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('return'),
    ...parts.target,
    ...parts.common,
  });

export type Return = z.infer<ReturnType<typeof schema>>;
