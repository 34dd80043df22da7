// whole: the kernel's.
export { fr } from '@sleight/kernel/amounts/whole/fr';
