// grant: puts an ongoing effect on slots or lanes (Territory 15).
// Invariant: one separate effect per place; its kind follows from the owner of the place.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds the places. */
export const register = 'granted';

export const traits: OpTraits = { touches: 'effects' };

export const schema = <A>(parts: OpParts<A>) =>
  z.strictObject({
    type: z.literal('grant'),
    ...parts.target,
    targetType: z.enum(['slot', 'lane']),
    ability: parts.ability,
    ...parts.common,
  });
