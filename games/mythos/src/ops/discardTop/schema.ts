// discardTop: discards the top card of a stack; the rest stays.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'discarded';

export const traits: OpTraits = { holds: 'card', leaves: 'card' };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('discardTop'), ...parts.target, ...parts.common });

export type DiscardTop = z.infer<ReturnType<typeof schema>>;
