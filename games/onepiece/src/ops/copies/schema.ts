// copies: a deck may hold any number of this card (spec 3.4).
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register with what it did. */
export const register = 'copied';

export const traits: OpTraits = { chooses: 'nothing', zone: 'rules', rule: () => ({ anyCopies: true }) };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('copies'),

    ...parts.common,
  });

export type Copies = z.infer<ReturnType<typeof schema>>;
