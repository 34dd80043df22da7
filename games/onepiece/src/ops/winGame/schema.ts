// winGame: its player wins the game at once.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'won';

export const schema = (parts: OpParts) => z.strictObject({ type: z.literal('winGame'), ...parts.common });

export type WinGame = z.infer<ReturnType<typeof schema>>;
