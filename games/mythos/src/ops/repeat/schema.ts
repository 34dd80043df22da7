// repeat: carries a line of the same card out once more.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'repeated';

export const traits: OpTraits = { leaves: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('repeat'), line: z.literal('Main'), ...parts.common });

export type Repeat = z.infer<ReturnType<typeof schema>>;
