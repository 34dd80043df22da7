// turnLife: turns Life cards from the top face-up or face-down; all of them without an amount.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'turned';

export const traits: OpTraits = { chooses: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('turnLife'),
    amount: parts.count.optional(),
    side: parts.side,
    face: z.enum(['up', 'down']),
    ...parts.common,
  });

export type TurnLife = z.infer<ReturnType<typeof schema>>;
