// grantKeyword: gives a keyword.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import { keywords, type OpParts, type OpTraits } from '../../vocabulary';

/** The register that holds its result. */
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
