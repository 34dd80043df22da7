// draw: draws cards, or draws until the hand has so many.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'drawn';

export const traits: OpTraits = { chooses: 'nothing', sentence: 'draw' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('draw'),
    amount: parts.amount.optional(),
    until: parts.count.optional(),
    side: parts.side,
    ...parts.common,
  });

export type Draw = z.infer<ReturnType<typeof schema>>;
