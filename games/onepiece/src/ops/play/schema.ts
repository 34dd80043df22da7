// play: plays cards without paying; "play this card" for the card itself.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'played';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('play'),
    ...parts.target,
    rested: z.literal(true).optional(),
    ...parts.common,
  });

export type Play = z.infer<ReturnType<typeof schema>>;
