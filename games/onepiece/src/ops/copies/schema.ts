// copies: a deck may hold any number of this card (spec 3.4).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'copied';

export const traits: OpTraits = { chooses: 'nothing', zone: 'rules', rule: () => ({ anyCopies: true }) };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('copies'),

    ...parts.common,
  });

export type Copies = z.infer<ReturnType<typeof schema>>;
