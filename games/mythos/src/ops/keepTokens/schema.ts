// keepTokens: held: its Power tokens stay at the end of the turn.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'kept';

export const traits: OpTraits = { leaves: 'nothing' };

export const schema = (parts: OpParts) => z.strictObject({ type: z.literal('keepTokens'), ...parts.common });

export type KeepTokens = z.infer<ReturnType<typeof schema>>;
