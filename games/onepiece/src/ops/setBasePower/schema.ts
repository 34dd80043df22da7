// setBasePower: sets base power; of several, the highest counts (spec 12).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
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
