// takeControl: characters change sides, linked to the source.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'taken';

export const traits: OpTraits = { leaves: 'character', namesSource: () => true };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('takeControl'), ...parts.target, ...parts.common });

export type TakeControl = z.infer<ReturnType<typeof schema>>;
