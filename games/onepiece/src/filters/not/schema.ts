// not: the filter inside does not fit.
export { type Not, schema } from '@sleight/kernel/filters/not/schema';

export const follows = 'any';
