// play: plays a character with the whole procedure, for less or more.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'played';

export const traits: OpTraits<Play> = {
  thing: 'character',
  leaves: 'character',
  readsLooked: ({ from }) => from === 'looked',
};

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('play'),
    /** Absent: the hand, or a hidden character where it is (6.5). */
    from: z.enum(['hand', 'hidden', 'discard', 'discardTop', 'looked', 'bound']).optional(),
    of: z.string().optional(),
    less: parts.whole.optional(),
    more: parts.whole.optional(),
    chooser: z.literal('opponent').optional(),
    filters: parts.filters,
    ...parts.common,
  });

export type Play = z.infer<ReturnType<typeof schema>>;
