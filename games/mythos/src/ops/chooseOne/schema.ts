// chooseOne: a side picks one of several effects.
// Next: en.ts and fr.ts for its wording, run.ts for its behaviour.
import { modesShape } from '@sleight/kernel/ability/schema';
import { z } from 'zod';
import type { OpParts, OpTraits } from '../../vocabulary';

/** The register that holds its result. */
export const register = 'mode';

export const traits: OpTraits = { leaves: 'nothing' };

export const schema = <E>(parts: OpParts<E>) =>
  z.strictObject({ ...modesShape(parts.effect), ...parts.common });
