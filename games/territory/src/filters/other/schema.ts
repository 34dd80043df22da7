// other: another unit or card than this one.
export { type Other, schema } from '@sleight/kernel/filters/other/schema';

export const follows = 'range';
