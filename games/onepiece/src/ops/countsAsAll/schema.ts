// countsAsAll: the card has every name, type and attribute, everywhere (ruling 91).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'treated';

export const traits: OpTraits = { chooses: 'nothing', zone: 'rules', rule: () => ({ countsAsAll: true }) };

export const schema = (parts: OpParts) => z.strictObject({ type: z.literal('countsAsAll'), ...parts.common });

export type CountsAsAll = z.infer<ReturnType<typeof schema>>;
