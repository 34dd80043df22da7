// draw: the player takes cards from the top of the deck into the hand.
// Invariant: draws what is there; an empty deck draws nothing (the game decides what else that means).
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { Parts } from '../../ability/schema';

/** The register that holds what was drawn. */
export const register = 'drawn';

export const schema = <T extends string, F, C, V extends string, N extends string>(
  parts: Parts<T, F, C, V, N>,
) => z.strictObject({ type: z.literal('draw'), amount: parts.amount, ...parts.common });
