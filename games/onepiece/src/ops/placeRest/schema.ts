// placeRest: puts the looked-at cards that are left to an end of their deck, in any order, or in the trash.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'placedRest';

export const traits: OpTraits = { chooses: 'nothing', looked: 'places' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('placeRest'),
    to: z.enum(['top', 'bottom', 'topOrBottom', 'trash']),
    ...parts.common,
  });

export type PlaceRest = z.infer<ReturnType<typeof schema>>;
