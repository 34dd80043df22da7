// setBasePower: sets base power; of several, the highest counts (spec 12).
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register with what it did. */
export const register = 'based';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('setBasePower'),
    amount: parts.amount,
    ...parts.target,
    duration: parts.duration,
    ...parts.common,
  });

export type SetBasePower = z.infer<ReturnType<typeof schema>>;
