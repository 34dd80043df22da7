// all: every condition holds.
export { type All, schema } from '@sleight/kernel/conditions/all/schema';
