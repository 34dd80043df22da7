// discard: a side discards cards from hand; the owner picks unless the chooser is named.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'discarded';

export const traits: OpTraits = { thing: 'card', leaves: 'card' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('discard'),
    amount: parts.amount.optional(),
    all: z.literal(true).optional(),
    side: parts.side,
    chooser: z.literal('player').optional(),
    ...parts.common,
  });

export type Discard = z.infer<ReturnType<typeof schema>>;
