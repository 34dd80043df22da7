// gainPoints: mission points.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'gained';

export const traits: OpTraits = { leaves: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('gainPoints'), amount: parts.amount, ...parts.common });

export type GainPoints = z.infer<ReturnType<typeof schema>>;
