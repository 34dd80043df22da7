// freeze: keeps cards from becoming active in their controller's next Refresh Phase.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register with what it did. */
export const register = 'frozen';

export const traits: OpTraits = { chooses: 'field', neverDon: true };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('freeze'),
    ...parts.target,
    ...parts.common,
  });

export type Freeze = z.infer<ReturnType<typeof schema>>;
