// costMod: held: what characters cost to play in this mission; `least` is the lowest it may make it.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'changed';

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('costMod'),
    amount: z.int(),
    least: z.int().optional(),
    on: z.literal('reveal').optional(),
    ...parts.target,
    ...parts.common,
  });

export type CostMod = z.infer<ReturnType<typeof schema>>;
