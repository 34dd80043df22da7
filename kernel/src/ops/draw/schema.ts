// draw: the player takes cards from the top of the deck into the hand.
// Invariant: draws as many as there are; an empty deck draws nothing (the game decides what else happens).
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { SchemaParts } from '../../ability/schema';
import type { KernelOpTraits } from '../../ability/traits';

/** The register with the drawn cards. */
export const register = 'drawn';

export const traits: KernelOpTraits = { touches: 'cards', thing: 'card' };

export const schema = <T extends string, F, C, V extends string, N extends string>(
  parts: SchemaParts<T, F, C, V, N>,
) => z.strictObject({ type: z.literal('draw'), amount: parts.amount, ...parts.common });
