// freeze: keeps cards from becoming active in their controller's next Refresh Phase.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'frozen';

export const traits: OpTraits = { chooses: 'field', neverDon: true };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('freeze'),
    ...parts.target,
    ...parts.common,
  });

export type Freeze = z.infer<ReturnType<typeof schema>>;
