// bound: whose unit it was.
export { type Bound, schema } from '@sleight/kernel/conditions/bound/schema';

export const follows = 'count';
