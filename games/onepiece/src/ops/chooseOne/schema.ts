// chooseOne: a player picks one of several effects.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'mode';

export const schema = <E>(parts: OpParts<E>) =>
  z.strictObject({
    type: z.literal('chooseOne'),
    chooser: z.literal('opponent').optional(),
    modes: z.array(parts.effect).min(2),
    ...parts.common,
  });
