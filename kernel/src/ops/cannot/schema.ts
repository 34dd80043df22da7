// cannot: a continuous prohibition: one side may not do a verb to the targets.
// Invariant: a forbidden target is not a legal choice, and "every" skips it.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import { type SchemaParts, sides } from '../../ability/schema';
import type { KernelOpTraits } from '../../ability/traits';

export const register = 'forbidden';

export const traits: KernelOpTraits = { touches: 'rules' };

export const schema = <T extends string, F, C, V extends string, N extends string>(
  parts: SchemaParts<T, F, C, V, N>,
) =>
  z.strictObject({
    type: z.literal('cannot'),
    verb: parts.verb,
    by: z.enum(sides),
    ...parts.target,
    ...parts.common,
  });
