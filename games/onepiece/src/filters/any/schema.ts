// any: one of several filters fits.
export { type Any, schema } from '@sleight/kernel/filters/any/schema';

export const follows = 'playedThisTurn';
