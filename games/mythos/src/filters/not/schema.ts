// not: no such character.
export { type Not, schema } from '@sleight/kernel/filters/not/schema';

export const follows = 'name';
