// powerMod: held: changes Power while its source works.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'changed';

export const traits: OpTraits = { leaves: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('powerMod'), amount: parts.amount, ...parts.target, ...parts.common });

export type PowerMod = z.infer<ReturnType<typeof schema>>;
