// alias: the card has another name too, everywhere (spec 1).
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register with what it did. */
export const register = 'aliased';

export const traits: OpTraits<Alias> = { chooses: 'nothing', zone: 'rules', rule: ({ name }) => ({ name }) };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('alias'),
    name: z.string().min(1),
    ...parts.common,
  });

export type Alias = z.infer<ReturnType<typeof schema>>;
