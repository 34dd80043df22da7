// playOnly: held: may be played only where its controller is winning.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'restricted';

export const traits: OpTraits = { leaves: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('playOnly'), where: z.literal('winning'), ...parts.common });

export type PlayOnly = z.infer<ReturnType<typeof schema>>;
