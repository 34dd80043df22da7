// countsAsAll: the card has every name, type and attribute, everywhere (ruling 91).
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register with what it did. */
export const register = 'treated';

export const traits: OpTraits = { chooses: 'nothing', zone: 'rules', rule: () => ({ countsAsAll: true }) };

export const schema = (parts: OpParts) => z.strictObject({ type: z.literal('countsAsAll'), ...parts.common });

export type CountsAsAll = z.infer<ReturnType<typeof schema>>;
