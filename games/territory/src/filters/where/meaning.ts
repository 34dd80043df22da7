// where: the kernel's.
export { meaning } from '@sleight/kernel/filters/where/meaning';
