// adjust: a continuous change to a number the rules read, such as how many cards are drawn first.
// Invariant: the number is named by the game; `costing` narrows it to abilities that cost that verb.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { SchemaParts } from '../../ability/schema';
import type { KernelOpTraits } from '../../ability/traits';
import { inBoth } from '../../problems';

export const register = 'adjusted';

export const traits: KernelOpTraits = { touches: 'rules' };

export const schema = <T extends string, F, C, V extends string, N extends string>(
  parts: SchemaParts<T, F, C, V, N>,
) =>
  z.strictObject({
    type: z.literal('adjust'),
    number: parts.number,
    amount: z.int().refine((n) => n !== 0, inBoth('must not be 0', 'ne doit pas être 0')),
    costing: parts.verb.optional(),
    ...parts.common,
  });
