// take: adds looked-at cards to the hand; those that fit a description are revealed (spec 16).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'took';

export const traits: OpTraits = { chooses: 'looked', looked: 'takes' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('take'),
    ...parts.target,
    ...parts.common,
  });

export type Take = z.infer<ReturnType<typeof schema>>;
