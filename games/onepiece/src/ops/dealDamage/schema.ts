// dealDamage: deals damage to the opponent by an effect.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'damaged';

export const traits: OpTraits = { chooses: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('dealDamage'),
    amount: parts.count,
    ...parts.common,
  });

export type DealDamage = z.infer<ReturnType<typeof schema>>;
