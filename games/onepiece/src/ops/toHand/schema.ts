// toHand: adds cards from the trash to the hand.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'added';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('toHand'),
    ...parts.target,
    ...parts.common,
  });

export type ToHand = z.infer<ReturnType<typeof schema>>;
