// redraw: puts the whole hand back into the deck, shuffles it, and draws the same number of cards (ruling 102).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'redrawn';

export const traits: OpTraits = { chooses: 'nothing' };

export const schema = (parts: OpParts) => z.strictObject({ type: z.literal('redraw'), ...parts.common });

export type Redraw = z.infer<ReturnType<typeof schema>>;
