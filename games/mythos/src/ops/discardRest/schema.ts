// discardRest: discards the rest of the looked-at cards.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register with what it did. */
export const register = 'discarded';

export const traits: OpTraits = { leaves: 'card', readsLooked: () => true };

export const schema = (parts: OpParts) => z.strictObject({ type: z.literal('discardRest'), ...parts.common });

export type DiscardRest = z.infer<ReturnType<typeof schema>>;
