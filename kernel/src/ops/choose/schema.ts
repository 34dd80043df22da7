// choose: the player picks a target that later actions of the same ability read.
// Invariant: choosing changes nothing in play; it only fills its register.
// Next: en.ts and fr.ts for its wording, run.ts for what it does.
import { z } from 'zod';
import type { Parts } from '../../ability/schema';

/** The register that holds what was chosen. */
export const register = 'chosen';

export const schema = <T extends string, F, C, V extends string, N extends string>(
  parts: Parts<T, F, C, V, N>,
) => z.strictObject({ type: z.literal('choose'), ...parts.target, ...parts.common });
