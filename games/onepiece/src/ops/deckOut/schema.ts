// deckOut: the result for its player when the deck runs out, instead of losing at once (ruling 87).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'spared';

export const traits: OpTraits = { chooses: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('deckOut'),
    outcome: z.enum(['win', 'loseAtEndOfTurn']),
    ...parts.common,
  });

export type DeckOut = z.infer<ReturnType<typeof schema>>;
