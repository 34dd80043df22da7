// repeat: carries a line of the same card out once more.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'repeated';

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('repeat'), line: z.literal('Main'), ...parts.common });

export type Repeat = z.infer<ReturnType<typeof schema>>;
