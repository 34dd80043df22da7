// One Piece's nouns and adjectives, for the check of broken English and French.
// Invariant: names and types in their marks, and "DON!!", are not part of the grammar and are not checked.
// Next: texts.test.ts, which holds every card to it.
import { faultFinder } from '@sleight/kernel/text/faults';

const find = faultFinder({
  english: {
    nouns: [
      { one: 'card', many: 'cards' },
      { one: 'Character', many: 'Characters' },
      { one: 'Event', many: 'Events' },
      { one: 'Stage', many: 'Stages' },
      { one: 'power' },
    ],
    adjectives: ['active', 'rested', 'red', 'green', 'blue', 'purple', 'black', 'yellow'],
    numbered: [],
  },
  french: {
    masculine: [
      { one: 'Personnage', many: 'Personnages' },
      { one: 'Leader', many: 'Leaders' },
      { one: 'Événement', many: 'Événements' },
      { one: 'Lieu', many: 'Lieux' },
      { one: 'deck', many: 'decks' },
      { one: 'coût', many: 'coûts' },
      { one: 'tour', many: 'tours' },
      { one: 'combat', many: 'combats' },
    ],
    feminine: [
      { one: 'carte', many: 'cartes' },
      { one: 'main', many: 'mains' },
      { one: 'Vie', many: 'Vies' },
      { one: 'Défausse', many: 'Défausses' },
      { one: 'puissance' },
    ],
    adjectives: [
      'actif',
      'épuisé',
      'rouge',
      'vert',
      'bleu',
      'noir',
      'jaune',
      'adverse',
      'choisi',
      'joué',
      'révélé',
    ],
    numbered: [],
  },
  untranslated: [
    'character',
    'characters',
    'opponent',
    'power',
    'draw',
    'gains',
    'hand',
    'with',
    'cards',
    'rest',
  ],
});

/** Without text in marks: "[Portgas.D.Ace]", "{Straw Hat Crew}". A tag ends nothing, a name is a word. */
const plain = (text: string): string =>
  text
    .replace(/^(\[[^\]]*\][ /])+/, '')
    .replace(/\[[^\]]*\]|\{[^}]*\}|<[^>]*>/g, 'X')
    .replaceAll('DON!!', 'DON')
    .replaceAll('K.O.', 'KO')
    .replace(/(?:(?:Leader|Character|Event) (?:or|and) )?(?:Leader|Character|Event|Stage) card/g, 'card');

export const faults = {
  english: (text: string) => find.english(plain(text)),
  french: (text: string) => find.french(plain(text)),
};
