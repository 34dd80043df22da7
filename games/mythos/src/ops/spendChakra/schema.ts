// spendChakra: pays any amount of further chakra, by choice.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'spent';

export const traits: OpTraits = { thing: 'chakra', leaves: 'chakra' };

export const schema = (parts: OpParts) => z.strictObject({ type: z.literal('spendChakra'), ...parts.common });

export type SpendChakra = z.infer<ReturnType<typeof schema>>;
