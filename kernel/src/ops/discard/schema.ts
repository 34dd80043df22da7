// discard: the player chooses cards in hand and puts them into the discard.
// Invariant: discards as many as there are; an empty hand discards nothing.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { Parts } from '../../ability/schema';

/** The register that holds what was discarded. */
export const register = 'discarded';

export const schema = <T extends string, F, C, V extends string, N extends string>(
  parts: Parts<T, F, C, V, N>,
) => z.strictObject({ type: z.literal('discard'), amount: parts.amount, ...parts.common });
