// gain: the player gains points.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds how many were gained. */
export const register = 'gained';

export const traits: OpTraits = { touches: 'points' };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('gain'), amount: parts.amount, ...parts.common });

export type Gain = z.infer<ReturnType<typeof schema>>;
