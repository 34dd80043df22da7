// nextUnitPower: the next unit this player deploys this round enters with changed power (Territory 7.3).
// Invariant: several add up; unused ones are lost at the end of the round.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds the unit that entered. */
export const register = 'changed';

export const traits: OpTraits = { touches: 'rules' };

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('nextUnitPower'), amount: parts.signedAmount, ...parts.common });

export type NextUnitPower = z.infer<ReturnType<typeof schema>>;
