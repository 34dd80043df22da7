// whole: the kernel's.
export { meaning } from '@sleight/kernel/amounts/whole/meaning';
