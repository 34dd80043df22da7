// strength: changes the strength of a card in the arena.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds the changed card. */
export const register = 'changed';

export const traits: OpTraits = { touches: 'cards' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('strength'),
    amount: z.int().refine((n) => n !== 0),
    targetType: parts.target.targetType,
    ...parts.common,
  });

export type Strength = z.infer<ReturnType<typeof schema>>;
