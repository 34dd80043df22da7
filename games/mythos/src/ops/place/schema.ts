// place: puts cards into play face down, without playing them.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'placed';

export const traits: OpTraits = { thing: 'character', leaves: 'character' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('place'),
    from: z.enum(['deck', 'opponentDeck', 'hand']),
    amount: parts.whole,
    to: z.literal('here').optional(),
    linked: z.literal(true).optional(),
    ...parts.common,
  });

export type Place = z.infer<ReturnType<typeof schema>>;
