// taunt: the opponent cannot attack anything but these Characters (ruling 47).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'taunted';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('taunt'),
    ...parts.target,
    ...parts.common,
  });

export type Taunt = z.infer<ReturnType<typeof schema>>;
