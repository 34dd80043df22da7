// cannotBePlayed: no effect can play this card from the hand; its player may still pay for it (ruling 94).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'kept';

export const traits: OpTraits = { chooses: 'nothing', zone: 'hand' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('cannotBePlayed'),
    ...parts.common,
  });

export type CannotBePlayed = z.infer<ReturnType<typeof schema>>;
