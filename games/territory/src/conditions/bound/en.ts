// "it was an ally".
import { saidOf } from '@sleight/kernel/conditions/bound/en';

export const en = saidOf('an ally', 'an enemy');
