// powerup: puts Power tokens on characters; by default on its own character.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'poweredUp';

export const traits: OpTraits<Powerup> = {
  leaves: 'character',
  /** Without a target it is this character that gets the tokens. */
  namesSource: ({ targetType }) => targetType === undefined,
};

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('powerup'),
    amount: parts.amount,
    ...parts.target,
    targetType: parts.target.targetType.optional(),
    ...parts.common,
  });

export type Powerup = z.infer<ReturnType<typeof schema>>;
