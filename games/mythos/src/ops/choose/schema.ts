// choose: picks a target that later actions read.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'chosen';

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('choose'), ...parts.target, ...parts.common });

export type Choose = z.infer<ReturnType<typeof schema>>;
