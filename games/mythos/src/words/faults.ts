// Mythos's words that have to agree, for the search for broken English and French.
// Invariant: knows the nouns and adjectives of the words beside it; the rules of both languages are the kernel's.
// Next: texts.test.ts, which holds every card to these.
import { faultFinder } from '@sleight/kernel/text/faults';

export const faults = faultFinder({
  english: {
    nouns: [
      { one: 'card', many: 'cards' },
      { one: 'character', many: 'characters' },
      { one: 'mission(?! point)', many: 'missions' },
      { one: 'Power token', many: 'Power tokens' },
      { one: 'mission point', many: 'mission points' },
    ],
    adjectives: ['friendly', 'enemy', 'hidden', 'non-hidden', 'upgraded', 'weakest', 'strongest'],
    numbered: ['Team'],
  },
  french: {
    masculine: [
      { one: 'personnage', many: 'personnages' },
      { one: 'jeton', many: 'jetons' },
      { one: 'coût', many: 'coûts' },
      { one: 'effet', many: 'effets' },
      { one: 'deck', many: 'decks' },
      { one: 'point', many: 'points' },
    ],
    feminine: [
      { one: 'carte', many: 'cartes' },
      { one: 'mission', many: 'missions' },
      { one: 'Puissance' },
      { one: 'défausse', many: 'défausses' },
      { one: 'main', many: 'mains' },
    ],
    adjectives: [
      'allié',
      'ennemi',
      'caché',
      'vaincu',
      'joué',
      'déplacé',
      'choisi',
      'défaussé',
      'amélioré',
      'imprimé',
    ],
    numbered: ['Équipe'],
  },
  untranslated: [
    'character',
    'friendly',
    'enemy',
    'hidden',
    'power',
    'draw',
    'gain',
    'card',
    'hand',
    'discard',
  ],
});
