// move: characters go to their controller’s side of another mission.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'moved';

export const traits: OpTraits = { leaves: 'character' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('move'),
    ...parts.target,
    to: z.literal('here').optional(),
    ...parts.common,
  });

export type Move = z.infer<ReturnType<typeof schema>>;
