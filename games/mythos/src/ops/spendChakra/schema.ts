// spendChakra: pays any amount of further chakra, by choice.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'spent';

export const schema = (parts: OpParts) => z.strictObject({ type: z.literal('spendChakra'), ...parts.common });

export type SpendChakra = z.infer<ReturnType<typeof schema>>;
