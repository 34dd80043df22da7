// select: picks cards that later actions refer to.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'selected';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('select'),
    ...parts.target,
    ...parts.common,
  });

export type Select = z.infer<ReturnType<typeof schema>>;
