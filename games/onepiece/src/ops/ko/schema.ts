// ko: K.O.s Characters or Stages.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'koed';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('ko'),
    ...parts.target,
    ...parts.common,
  });

export type Ko = z.infer<ReturnType<typeof schema>>;
