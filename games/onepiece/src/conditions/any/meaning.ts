// any: the kernel's.
export { meaning } from '@sleight/kernel/conditions/any/meaning';
