// dealDamage: deals damage to the opponent by an effect.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'damaged';

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('dealDamage'),
    amount: parts.count,
    ...parts.common,
  });

export type DealDamage = z.infer<ReturnType<typeof schema>>;
