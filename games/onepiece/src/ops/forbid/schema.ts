// forbid: its player cannot do something for a while.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'forbidden';

export const traits: OpTraits = { chooses: 'nothing' };

/** Draw by own effects, take Life by own effects, pay for cards of the hand, play Characters in any way. */
const deeds = ['draw', 'lifeToHand', 'playFromHand', 'playCharacters'] as const;

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('forbid'),
    what: z.enum(deeds),
    duration: parts.duration,
    ...parts.common,
  });

export type Forbid = z.infer<ReturnType<typeof schema>>;
