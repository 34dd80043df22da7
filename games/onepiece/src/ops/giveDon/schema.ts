// giveDon: gives DON!! from a cost area to a card of the same owner.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'given';

export const traits: OpTraits = { chooses: 'field', asksOwner: true };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('giveDon'),
    amount: parts.count,
    upTo: z.literal(true).optional(),
    state: z.enum(['active', 'rested']),
    ...parts.receiver,
    ...parts.common,
  });

export type GiveDon = z.infer<ReturnType<typeof schema>>;
