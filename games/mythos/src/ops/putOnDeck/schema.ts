// putOnDeck: hand cards on top of the deck.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'returned';

export const traits: OpTraits = { leaves: 'nothing', thing: 'card' };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('putOnDeck'), amount: parts.whole, ...parts.common });

export type PutOnDeck = z.infer<ReturnType<typeof schema>>;
