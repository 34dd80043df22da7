// all: the kernel's.
export { meaning } from '@sleight/kernel/conditions/all/meaning';
