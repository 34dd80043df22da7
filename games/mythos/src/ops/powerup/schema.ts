// powerup: puts Power tokens on characters; on its own character where no target is said.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'poweredUp';

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('powerup'),
    amount: parts.amount,
    ...parts.target,
    targetType: parts.target.targetType.optional(),
    ...parts.common,
  });

export type Powerup = z.infer<ReturnType<typeof schema>>;
