// negate: negates the effects of cards.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'negated';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('negate'),
    ...parts.target,
    duration: parts.duration,
    ...parts.common,
  });

export type Negate = z.infer<ReturnType<typeof schema>>;
