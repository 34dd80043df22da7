// dealDamage: deals damage to the opponent by an effect.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register with what it did. */
export const register = 'damaged';

export const traits: OpTraits = { chooses: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('dealDamage'),
    amount: parts.count,
    ...parts.common,
  });

export type DealDamage = z.infer<ReturnType<typeof schema>>;
