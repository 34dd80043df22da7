// ko: K.O.s Characters or Stages.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'koed';

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('ko'),
    ...parts.target,
    ...parts.common,
  });

export type Ko = z.infer<ReturnType<typeof schema>>;
