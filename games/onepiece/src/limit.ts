// A limit of a condition: at most, at least or exactly a number.
// Next: conditions/life for its use; bound.ts for limits of filters, which may be counted in play.
import { z } from 'zod';

export type Limit = { lte: number } | { gte: number } | { eq: number };

/** A strict object with one limit. */
export const limited = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.union([
    z.strictObject({ ...shape, lte: z.int() }),
    z.strictObject({ ...shape, gte: z.int() }),
    z.strictObject({ ...shape, eq: z.int() }),
  ]);

export const keeps = (limit: Limit, n: number): boolean =>
  'lte' in limit ? n <= limit.lte : 'gte' in limit ? n >= limit.gte : n === limit.eq;
