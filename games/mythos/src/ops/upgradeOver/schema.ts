// upgradeOver: held: may be played as an upgrade over characters of another name; `only`: and over no others (7.10).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'over';

export const traits: OpTraits = { leaves: 'nothing' };

export const schema = (parts: OpParts) =>
  z.strictObject({
    type: z.literal('upgradeOver'),
    only: z.literal(true).optional(),
    filters: z.array(parts.printed).min(1).optional(),
    ...parts.common,
  });

export type UpgradeOver = z.infer<ReturnType<typeof schema>>;
