// whole: a plain number.
export { schema, type Whole } from '@sleight/kernel/amounts/whole/schema';
