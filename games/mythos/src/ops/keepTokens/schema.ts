// keepTokens: held: its Power tokens stay at the end of the round.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'kept';

export const schema = (parts: OpParts) => z.strictObject({ type: z.literal('keepTokens'), ...parts.common });

export type KeepTokens = z.infer<ReturnType<typeof schema>>;
