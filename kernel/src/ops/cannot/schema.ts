// cannot: a continuous prohibition: one side may not do a verb to the targets.
// Invariant: what is forbidden is no legal choice, and is skipped when "every" is said.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import { type Parts, sides } from '../../ability/schema';

export const register = 'forbidden';

export const schema = <T extends string, F, C, V extends string, N extends string>(
  parts: Parts<T, F, C, V, N>,
) =>
  z.strictObject({
    type: z.literal('cannot'),
    verb: parts.verb,
    by: z.enum(sides),
    ...parts.target,
    ...parts.common,
  });
