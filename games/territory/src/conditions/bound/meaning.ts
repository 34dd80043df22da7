// bound: the kernel's.
export { meaning } from '@sleight/kernel/conditions/bound/meaning';
