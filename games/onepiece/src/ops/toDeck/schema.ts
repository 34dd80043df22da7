// toDeck: places cards at an end of their owner's deck, or shuffles them into it.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'placed';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('toDeck'),
    ...parts.target,
    position: parts.position.optional(),
    shuffle: z.literal(true).optional(),
    ...parts.common,
  });

export type ToDeck = z.infer<ReturnType<typeof schema>>;
