// toLife: adds cards to their owner's Life.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'lifted';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('toLife'),
    ...parts.target,
    position: parts.position,
    faceUp: z.literal(true).optional(),
    ...parts.common,
  });

export type ToLife = z.infer<ReturnType<typeof schema>>;
