// What the rule parameters of One Piece are called, for everyone who sits down under changed rules.
// Invariant: every parameter of rules.ts has a name here, or this does not compile.

import type { NamesOf } from '@sleight/kit/parameters';
import { say } from '@sleight/kit/rules-text';
import type { Rules } from './rules';

export const parameterNames = {
  'format.id': { name: say('Deck format', 'Format de deck') },
  'format.size': { name: say('Deck size', 'Taille du deck') },
  'format.copies': { name: say('Copies of each number', 'Exemplaires par numéro') },
  'format.leastBlock': { name: say('Minimum block icon', 'Icône de bloc minimale') },
  'format.banned': { name: say('Banned cards', 'Cartes interdites'), none: say('none', 'aucune') },
  'format.apart': {
    name: say('Cards banned as a pair', 'Paires de cartes interdites'),
    none: say('none', 'aucune'),
  },
  openingHand: { name: say('Opening hand', 'Main de départ') },
  donDeck: { name: say('DON!! cards', 'Cartes DON!!') },
} satisfies NamesOf<Rules>;
