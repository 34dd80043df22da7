// not: the condition inside does not hold.
export { type Not, schema } from '@sleight/kernel/conditions/not/schema';

export const follows = 'any';
