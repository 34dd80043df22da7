// state: active or rested.
import { z } from 'zod';

export const follows = 'category';

export interface State {
  state: 'active' | 'rested';
}

export const schema = () => z.strictObject({ state: z.enum(['active', 'rested']) });
