// withSelf: this character counts among the friendly ones, as in "you have …" (11.10).
import { z } from 'zod';

export const follows = 'other';

export interface WithSelf {
  withSelf: true;
}

export const schema = () => z.strictObject({ withSelf: z.literal(true) });

export const isWithSelf = (filter: object): boolean => 'withSelf' in filter;
