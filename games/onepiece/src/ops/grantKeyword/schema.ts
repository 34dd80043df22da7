// grantKeyword: gives a keyword.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import { keywords, type OpParts, type OpTraits } from '../../vocabulary';

/** The register with what it did. */
export const register = 'granted';

export const traits: OpTraits = { chooses: 'field' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('grantKeyword'),
    keyword: z.enum(keywords),
    ...parts.target,
    duration: parts.duration,
    ...parts.common,
  });

export type GrantKeyword = z.infer<ReturnType<typeof schema>>;
