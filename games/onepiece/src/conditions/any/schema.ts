// any: one of several conditions holds.
export { type Any, schema } from '@sleight/kernel/conditions/any/schema';

export const follows = 'all';
