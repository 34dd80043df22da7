// trashLife: trashes Life cards; no damage, no [Trigger] (spec 8.9).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'trashedLife';

export const traits: OpTraits = { chooses: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('trashLife'),
    amount: parts.count,
    upTo: z.literal(true).optional(),
    side: parts.side,
    position: parts.position,
    ...parts.common,
  });

export type TrashLife = z.infer<ReturnType<typeof schema>>;
