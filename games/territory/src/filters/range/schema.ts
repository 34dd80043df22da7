// range: in the same lane, close or far; measured from the source, or from what a register holds.
import { register } from '@sleight/kernel/ability/schema';
import { z } from 'zod';

export const ranges = ['here', 'close', 'far'] as const;

export interface Range {
  range: (typeof ranges)[number];
  of?: string;
}

export const schema = () => z.strictObject({ range: z.enum(ranges), of: register.optional() });

/** "In this lane": the source's own. */
export const isHere = (filter: object): boolean =>
  'range' in filter && filter.range === 'here' && !measuresFrom(filter);

/** Does it measure from what a register holds? */
export const measuresFrom = (filter: object): boolean =>
  'range' in filter && 'of' in filter && filter.of !== undefined;
