// discardRest: discards what is left of the looked-at cards.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'discarded';

export const schema = (parts: OpParts) => z.strictObject({ type: z.literal('discardRest'), ...parts.common });

export type DiscardRest = z.infer<ReturnType<typeof schema>>;
