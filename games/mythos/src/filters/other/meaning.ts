// other: the kernel's.
export { meaning } from '@sleight/kernel/filters/other/meaning';
