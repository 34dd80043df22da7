// upgradeOver: held: may be played as an upgrade over characters of another name.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { OpParts } from '../../ability';

/** The register that holds what it did. */
export const register = 'over';

export const schema = (parts: OpParts) =>
  z.strictObject({ type: z.literal('upgradeOver'), filters: parts.filters, ...parts.common });

export type UpgradeOver = z.infer<ReturnType<typeof schema>>;
