import { expect, test } from 'vitest';
import { allCards } from '../cards/pool';
import { cardText } from './card-text';
import { faults } from './faults';

const texts = allCards.map((card) => ({
  id: card.id,
  en: cardText(card, 'en'),
  fr: cardText(card, 'fr'),
}));

// After a change of wording: npx vitest run games/mythos/src/words/texts.test.ts -u, then read the diff.
test('every text is the one that was reviewed', async () => {
  const reviewed = Object.fromEntries(texts.map(({ id, en, fr }) => [id, { en, fr }]));
  await expect(`${JSON.stringify(reviewed, null, 2)}\n`).toMatchFileSnapshot('../../texts.golden.json');
});

test('no card has broken English', () => {
  expect(texts.flatMap(({ en }) => en.split('\n').filter(Boolean).flatMap(faults.english))).toEqual([]);
});

test('no card has broken French', () => {
  expect(texts.flatMap(({ fr }) => fr.split('\n').filter(Boolean).flatMap(faults.french))).toEqual([]);
});

test.each([
  ['Retirez 2 jetons de Puissance de le personnage choisi.', 'contraction missing'],
  ['Si il y a un personnage allié, piochez 1 carte.', 'si il'],
  ['Piochez autant de cartes que un personnage.', 'elision missing'],
  ['MAIN : piochez 1 carte.', 'space before a colon missing or wide'],
  ['Piochez 1 cartes.', 'plural after one'],
  ['Déplacez 2 personnage.', 'singular after several'],
  ['Choisissez un autre mission.', 'masculine for a feminine'],
  ['Cachez une personnage ennemi.', 'feminine for a masculine'],
  ['Copiez un effet de la carte défaussé.', 'adjective without agreement'],
  ['Cachez tous les personnages non caché.', 'plural adjective missing'],
  ['Vainquez un friendly personnage.', 'English word'],
])('the French check refuses "%s"', (text, name) => {
  expect(faults.french(text).map((fault) => fault.split(':')[0])).toContain(name);
});

test.each([
  ['MAIN: hide a enemy character.', '"a" before a vowel'],
  ['MAIN: hide an friendly character.', '"an" before a consonant'],
  ['Draw 1 cards.', 'plural after one'],
  ['Move 2 character.', 'singular after several'],
  ['Hide another hidden enemy characters.', 'plural after a determiner'],
])('the English check refuses "%s"', (text, name) => {
  expect(faults.english(text).map((fault) => fault.split(':')[0])).toContain(name);
});

test.each([
  ['MAIN: POWERUP 1 another Team 7 character in play.', 'english'],
  ['MAIN\u202f: POWERUP 1 sur un autre personnage Équipe 7 allié en jeu.', 'french'],
] as const)('a number that belongs to a name counts nothing: "%s"', (text, language) => {
  expect(faults[language](text)).toEqual([]);
});
