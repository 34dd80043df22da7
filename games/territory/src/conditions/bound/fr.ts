// « c'était un allié ».
import { saidOf } from '@sleight/kernel/conditions/bound/fr';

export const fr = saidOf('un allié', 'un ennemi');
