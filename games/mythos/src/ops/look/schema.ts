// look: shows the player a hidden character, a hand, or the top of the deck.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'looked';

export const traits: OpTraits = { thing: 'card', leaves: 'character', isYours: true };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('look'),
    from: z.enum(['hand', 'deck']).optional(),
    amount: parts.whole.optional(),
    side: parts.side,
    ...parts.target,
    targetType: parts.target.targetType.optional(),
    ...parts.common,
  });

export type Look = z.infer<ReturnType<typeof schema>>;
