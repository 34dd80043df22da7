// redirect: held: the alternative destination of defeated characters.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'redirected';

export const traits: OpTraits = { leaves: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('redirect'),
    verb: z.literal('defeat'),
    to: z.literal('hand'),
    ...parts.target,
    ...parts.common,
  });

export type Redirect = z.infer<ReturnType<typeof schema>>;
