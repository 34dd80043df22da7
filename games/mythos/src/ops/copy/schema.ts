// copy: resolves an instant line of another character, or of a card in a register, as the source’s own.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../ability';

/** The register that holds what it did. */
export const register = 'copied';

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('copy'),
    from: z.string().optional(),
    ...parts.target,
    targetType: parts.target.targetType.optional(),
    ...parts.common,
  });

export type Copy = z.infer<ReturnType<typeof schema>>;
