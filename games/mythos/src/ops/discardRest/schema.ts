// discardRest: discards the rest of the looked-at cards.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'discarded';

export const traits: OpTraits = { leaves: 'card', readsLooked: () => true };

export const schema = (parts: OpParts) => z.strictObject({ type: z.literal('discardRest'), ...parts.common });

export type DiscardRest = z.infer<ReturnType<typeof schema>>;
