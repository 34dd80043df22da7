// copy: resolves an instant line of another character, or of a card in a register, as the source’s own.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'copied';

export const traits: OpTraits = { leaves: 'nothing', namesSource: () => true, copies: true };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('copy'),
    /** UPGRADE lines are left out; otherwise those of an upgraded character may be copied too (11.12.3). */
    not: z.literal('Upgrade').optional(),
    ...parts.target,
    ...parts.common,
  });

export type Copy = z.infer<ReturnType<typeof schema>>;
