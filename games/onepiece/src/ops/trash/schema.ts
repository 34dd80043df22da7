// trash: trashes cards from hand or field; from the field it is not a K.O. (spec 9).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'trashed';

export const traits: OpTraits = { chooses: 'field', sentence: 'discard' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('trash'),
    ...parts.target,
    ...parts.common,
  });

export type Trash = z.infer<ReturnType<typeof schema>>;
