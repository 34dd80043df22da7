// draw: a side draws cards; `any` is each player.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'drawn';

export const traits: OpTraits = { thing: 'card', leaves: 'card' };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('draw'), amount: parts.amount, side: parts.side, ...parts.common });

export type Draw = z.infer<ReturnType<typeof schema>>;
