// mill: discards the top cards of a deck.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'milled';

export const traits: OpTraits = { thing: 'card', leaves: 'card', isYours: true };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('mill'), amount: parts.whole, side: parts.side, ...parts.common });

export type Mill = z.infer<ReturnType<typeof schema>>;
