// count: the kernel's.
export { meaning } from '@sleight/kernel/conditions/count/meaning';
