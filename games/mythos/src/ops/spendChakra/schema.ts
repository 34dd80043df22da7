// spendChakra: pays any amount of further chakra, by choice.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register with what it did. */
export const register = 'spent';

export const traits: OpTraits = { thing: 'chakra', leaves: 'chakra' };

export const schema = (parts: OpParts) => z.strictObject({ type: z.literal('spendChakra'), ...parts.common });

export type SpendChakra = z.infer<ReturnType<typeof schema>>;
