// addThisToHand: adds the card whose [Trigger] this is to the hand.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register with what it did. */
export const register = 'addedThis';

export const traits: OpTraits = { chooses: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('addThisToHand'),

    ...parts.common,
  });

export type AddThisToHand = z.infer<ReturnType<typeof schema>>;
