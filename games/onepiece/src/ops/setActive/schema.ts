// setActive: sets cards or DON!! in the cost area as active.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'activated';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('setActive'),
    ...parts.target,
    ...parts.common,
  });

export type SetActive = z.infer<ReturnType<typeof schema>>;
