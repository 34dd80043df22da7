// Mythos's nouns in French.
import { noun } from '@sleight/kernel/text/french';

export const character = noun('personnage', 'm');
export const card = noun('carte', 'f');
export const token = noun('jeton de Puissance', 'm', 'jetons de Puissance');
export const chakra = noun('chakra', 'm', 'chakra');
export const mission = noun('mission', 'f');
