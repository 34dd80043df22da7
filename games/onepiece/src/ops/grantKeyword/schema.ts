// grantKeyword: gives a keyword.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import { keywords, type OpParts } from '../../vocabulary';

/** The register that holds what it did. */
export const register = 'granted';

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('grantKeyword'),
    keyword: z.enum(keywords),
    ...parts.target,
    duration: parts.duration,
    ...parts.common,
  });

export type GrantKeyword = z.infer<ReturnType<typeof schema>>;
