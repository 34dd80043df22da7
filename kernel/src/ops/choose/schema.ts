// choose: the player picks a target that later actions of the same ability read.
// Invariant: choosing changes nothing in play; it only fills its register.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { z } from 'zod';
import type { SchemaParts } from '../../ability/schema';
import type { KernelOpTraits } from '../../ability/traits';

/** The register with the chosen targets. */
export const register = 'chosen';

export const traits: KernelOpTraits = { touches: 'nothing' };

export const schema = <T extends string, F, C, V extends string, N extends string>(
  parts: SchemaParts<T, F, C, V, N>,
) => z.strictObject({ type: z.literal('choose'), ...parts.target, ...parts.common });
