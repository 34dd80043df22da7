// loseChakra: a side pays chakra, as much as it has.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'paid';

export const traits: OpTraits = { leaves: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('loseChakra'), amount: parts.amount, side: parts.side, ...parts.common });

export type LoseChakra = z.infer<ReturnType<typeof schema>>;
