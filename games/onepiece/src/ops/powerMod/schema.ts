// powerMod: changes power, for a while or, in a Continuous ability, as long as that works.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'powered';

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('powerMod'),
    amount: parts.amount,
    ...parts.target,
    duration: parts.duration,
    ...parts.common,
  });

export type PowerMod = z.infer<ReturnType<typeof schema>>;
