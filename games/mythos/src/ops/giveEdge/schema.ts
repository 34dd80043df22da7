// giveEdge: gives the Edge to the opponent; only a holder can.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'given';

export const traits: OpTraits = { leaves: 'nothing', thing: 'edge' };

export const schema = (parts: OpParts) => z.strictObject({ type: z.literal('giveEdge'), ...parts.common });

export type GiveEdge = z.infer<ReturnType<typeof schema>>;
