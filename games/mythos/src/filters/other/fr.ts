// other: the kernel's.
export { fr } from '@sleight/kernel/filters/other/fr';
