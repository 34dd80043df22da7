// powerMod: changes power, for a while or, in a Continuous ability, as long as that works.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'powered';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('powerMod'),
    amount: parts.amount,
    ...parts.target,
    duration: parts.duration,
    ...parts.common,
  });

export type PowerMod = z.infer<ReturnType<typeof schema>>;
