// not: the kernel's.
export { meaning } from '@sleight/kernel/conditions/not/meaning';
