// select: picks cards that later actions speak of.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'selected';

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('select'),
    ...parts.target,
    ...parts.common,
  });

export type Select = z.infer<ReturnType<typeof schema>>;
