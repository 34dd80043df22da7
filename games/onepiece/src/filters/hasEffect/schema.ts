// hasEffect: has a text of this timing printed on it, negated or not.
import { z } from 'zod';
import { effectTimings } from '../../card-words';

export const follows = 'hasTrigger';

export interface HasEffect {
  hasEffect: (typeof effectTimings)[number];
}

export const schema = () => z.strictObject({ hasEffect: z.enum(effectTimings) });
