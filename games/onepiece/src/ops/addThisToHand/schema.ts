// addThisToHand: adds the card whose [Trigger] this is to the hand.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'addedThis';

export const traits: OpTraits = { chooses: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('addThisToHand'),

    ...parts.common,
  });

export type AddThisToHand = z.infer<ReturnType<typeof schema>>;
