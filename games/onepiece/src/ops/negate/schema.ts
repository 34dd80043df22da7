// negate: negates the effects of cards.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'negated';

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('negate'),
    ...parts.target,
    duration: parts.duration,
    ...parts.common,
  });

export type Negate = z.infer<ReturnType<typeof schema>>;
