// shuffle: shuffles a deck.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'shuffled';

export const traits: OpTraits = { chooses: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('shuffle'),
    side: parts.side,
    ...parts.common,
  });

export type Shuffle = z.infer<ReturnType<typeof schema>>;
