// costMod: changes the cost of cards on the field, or of the card itself in hand.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'costed';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('costMod'),
    amount: parts.amount,
    ...parts.target,
    duration: parts.duration,
    ...parts.common,
  });

export type CostMod = z.infer<ReturnType<typeof schema>>;
