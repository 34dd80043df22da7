// look: looks at cards from the top of a deck, or reveals them to both players.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'looked';

export const traits: OpTraits = { chooses: 'nothing', thing: 'card', looked: 'shows' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('look'),
    amount: parts.count,
    reveal: z.literal(true).optional(),
    side: parts.side,
    ...parts.common,
  });

export type Look = z.infer<ReturnType<typeof schema>>;
