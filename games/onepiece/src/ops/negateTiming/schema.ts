// negateTiming: negates all of a player's texts of one timing, such as [On Play] (ruling 88).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import { effectTimings, type OpParts, type OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'silenced';

export const traits: OpTraits<NegateTiming> = { chooses: 'nothing', negates: ({ timing }) => timing };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('negateTiming'),
    timing: z.enum(effectTimings),
    side: z.enum(['player', 'opponent']),
    duration: parts.duration,
    ...parts.common,
  });

export type NegateTiming = z.infer<ReturnType<typeof schema>>;
