// return: takes cards from the discard back into the hand (Territory 11.7).
// Invariant: the owner chooses.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds the returned cards. */
export const register = 'returned';

export const traits: OpTraits = { touches: 'cards' };

/** Cards are chosen one by one and only by their owner, so neither "all" nor the opponent's. */
export function schema(parts: OpParts) {
  const { all: _, ...chosen } = parts.target;
  return z.strictObject({
    type: z.literal('return'),
    from: z.literal('discard'),
    ...chosen,
    targetSide: z.literal('player'),
    targetType: z.enum(['card']),
    ...parts.common,
  });
}

export type Return = z.infer<ReturnType<typeof schema>>;
