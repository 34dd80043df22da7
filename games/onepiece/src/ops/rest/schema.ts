// rest: rests cards or DON!! in the cost area.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'rested';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('rest'),
    ...parts.target,
    ...parts.common,
  });

export type Rest = z.infer<ReturnType<typeof schema>>;
