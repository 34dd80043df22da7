// alias: the card has another name too, everywhere (spec 1).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'aliased';

export const traits: OpTraits<Alias> = { chooses: 'nothing', zone: 'rules', rule: ({ name }) => ({ name }) };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('alias'),
    name: z.string().min(1),
    ...parts.common,
  });

export type Alias = z.infer<ReturnType<typeof schema>>;
