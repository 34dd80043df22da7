// count: there are at least so many.
export { type Count, schema } from '@sleight/kernel/conditions/count/schema';
