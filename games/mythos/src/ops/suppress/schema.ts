// suppress: held: one character has Power 0 and holds no tokens.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'suppressed';

export const traits: OpTraits = { leaves: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('suppress'), ...parts.target, ...parts.common });

export type Suppress = z.infer<ReturnType<typeof schema>>;
