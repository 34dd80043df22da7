// What the rule parameters of One Piece are called, for everyone who sits down under changed rules.
// Invariant: every parameter of rules.ts has a name here, or this does not compile.

import type { NamesOf } from '@sleight/kernel/parameters';
import { say } from '@sleight/kernel/rules-text';
import type { Rules } from './rules';

export const parameterNames = {
  'format.id': { name: say('Deck format', 'Format de deck') },
  'format.size': { name: say('Cards in a deck', 'Cartes d’un deck') },
  'format.copies': { name: say('Copies of one number', 'Exemplaires d’un numéro') },
  'format.leastBlock': { name: say('Least block icon', 'Icône de bloc minimale') },
  'format.banned': { name: say('Banned cards', 'Cartes interdites') },
  'format.apart': { name: say('Cards not allowed together', 'Cartes interdites ensemble') },
  openingHand: { name: say('Cards in the opening hand', 'Cartes de la main de départ') },
  donDeck: { name: say('DON!! cards', 'Cartes DON!!') },
} satisfies NamesOf<Rules>;
