// activateEffect: carries out another text of the same card.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'activatedEffect';

export const traits: OpTraits = { chooses: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('activateEffect'),
    timing: z.enum(['Main', 'Counter', 'On Play', 'On KO']),
    ...parts.common,
  });

export type ActivateEffect = z.infer<ReturnType<typeof schema>>;
