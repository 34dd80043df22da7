// not: the kernel's.
export { meaning } from '@sleight/kernel/filters/not/meaning';
