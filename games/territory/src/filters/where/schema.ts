// where: a unit of which the condition is true.
export { schema, type Where } from '@sleight/kernel/filters/where/schema';

export const follows = 'kind';
