// gainEdge: takes the Edge.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'gained';

export const traits: OpTraits = { leaves: 'nothing', thing: 'edge' };

export const schema = (parts: OpParts) => z.strictObject({ type: z.literal('gainEdge'), ...parts.common });

export type GainEdge = z.infer<ReturnType<typeof schema>>;
