// other: the kernel's.
export { en } from '@sleight/kernel/filters/other/en';
