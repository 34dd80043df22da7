// count: the kernel's.
export { en } from '@sleight/kernel/conditions/count/en';
