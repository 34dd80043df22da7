// count: the kernel's.
export { fr } from '@sleight/kernel/conditions/count/fr';
