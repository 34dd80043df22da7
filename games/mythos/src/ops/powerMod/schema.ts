// powerMod: held: changes Power while its source works.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'changed';

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('powerMod'), amount: parts.amount, ...parts.target, ...parts.common });

export type PowerMod = z.infer<ReturnType<typeof schema>>;
