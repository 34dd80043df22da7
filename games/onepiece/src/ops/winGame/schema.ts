// winGame: its player wins the game at once.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'won';

export const traits: OpTraits = { chooses: 'nothing' };

export const schema = (parts: OpParts) => z.strictObject({ type: z.literal('winGame'), ...parts.common });

export type WinGame = z.infer<ReturnType<typeof schema>>;
