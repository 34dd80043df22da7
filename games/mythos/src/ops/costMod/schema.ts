// costMod: held: the cost of characters in this mission; `least` is its lower bound.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'changed';

export const traits: OpTraits = { leaves: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('costMod'),
    amount: z.int(),
    least: z.int().optional(),
    on: z.literal('reveal').optional(),
    targetSide: parts.target.targetSide,
    targetType: z.enum(['character', 'self']),
    all: parts.target.all,
    /** For a card still to be played, only its printed values can fail to match in this mission. */
    filters: z
      .array(
        z.union([
          parts.printed,
          z.strictObject({ mission: z.literal('here') }),
          z.strictObject({ other: z.literal(true) }),
          z.strictObject({ hidden: z.literal(false) }),
        ]),
      )
      .min(1)
      .optional(),
    ...parts.common,
  });

export type CostMod = z.infer<ReturnType<typeof schema>>;
