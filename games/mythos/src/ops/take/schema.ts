// take: reveals matching looked-at cards and puts them into the hand; the rest goes back.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'taken';

export const traits: OpTraits = { leaves: 'nothing', thing: 'card', readsLooked: () => true };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('take'),
    anyNumber: z.literal(true).optional(),
    filters: parts.filters,
    ...parts.common,
  });

export type Take = z.infer<ReturnType<typeof schema>>;
