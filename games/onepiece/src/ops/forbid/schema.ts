// forbid: its player cannot do something for a while.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'forbidden';

/** Draw by own effects, take Life by own effects, pay for cards of the hand, play Characters in whatever way. */
const deeds = ['draw', 'lifeToHand', 'playFromHand', 'playCharacters'] as const;

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('forbid'),
    what: z.enum(deeds),
    duration: parts.duration,
    ...parts.common,
  });

export type Forbid = z.infer<ReturnType<typeof schema>>;
