// other: another card than this one.
export { type Other, schema } from '@sleight/kernel/filters/other/schema';
