// redirect: the current attack goes to another card.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'redirected';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('redirect'), ...parts.target, ...parts.common });

export type Redirect = z.infer<ReturnType<typeof schema>>;
