// stealChakra: moves chakra from the opponent’s pool to yours, as much as is there.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'stolen';

export const traits: OpTraits = { leaves: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('stealChakra'), amount: parts.amount, ...parts.common });

export type StealChakra = z.infer<ReturnType<typeof schema>>;
