// discard: the player chooses cards in hand and puts them into the discard.
// Invariant: discards as many as there are; an empty hand discards nothing.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { SchemaParts } from '../../ability/schema';
import type { KernelOpTraits } from '../../ability/traits';

/** The register with the discarded cards. */
export const register = 'discarded';

export const traits: KernelOpTraits = { touches: 'cards', thing: 'card' };

export const schema = <T extends string, F, C, V extends string, N extends string>(
  parts: SchemaParts<T, F, C, V, N>,
) => z.strictObject({ type: z.literal('discard'), amount: parts.amount, ...parts.common });
