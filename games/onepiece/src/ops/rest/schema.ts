// rest: rests cards or DON!! in the cost area.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'rested';

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('rest'),
    ...parts.target,
    ...parts.common,
  });

export type Rest = z.infer<ReturnType<typeof schema>>;
