// ko: K.O.s Characters or Stages.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register with what it did. */
export const register = 'koed';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('ko'),
    ...parts.target,
    ...parts.common,
  });

export type Ko = z.infer<ReturnType<typeof schema>>;
