import { expect, test } from 'vitest';
import { allCards } from '../cards/pool';
import { cardText } from './card-text';
import { faults } from './faults';

const texts = allCards.map((card) => ({
  id: card.id,
  en: cardText(card, 'en'),
  fr: cardText(card, 'fr'),
}));
/** A keyword on its own line is not a sentence. */
const sentencesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !/^\[[^\]]*\]$/.test(line));

// After a change of wording: npx vitest run games/onepiece/src/words/texts.test.ts -u, then read the diff.
test('every text is the one that was reviewed', async () => {
  const reviewed = Object.fromEntries(texts.map(({ id, en, fr }) => [id, { en, fr }]));
  await expect(`${JSON.stringify(reviewed, null, 2)}\n`).toMatchFileSnapshot('../../texts.golden.json');
});

test('no card has broken English', () => {
  expect(texts.flatMap(({ en }) => sentencesOf(en).flatMap(faults.english))).toEqual([]);
});

test('no card has broken French', () => {
  expect(texts.flatMap(({ fr }) => sentencesOf(fr).flatMap(faults.french))).toEqual([]);
});

test.each([
  ['[Jouée] Épuisez 1 Personnage de le terrain.', 'contraction missing'],
  ['Si il y a un Personnage ayant un coût de 0, cette carte gagne [Double attaque].', 'si il'],
  ['[Jouée] Piochez autant de cartes que il y a de Personnages.', 'elision missing'],
  ['[Jouée] DON!! −1 : Piochez 1 carte.', 'space before a colon missing or wide'],
  ['[Jouée] Piochez 1 cartes.', 'plural after one'],
  ['[Jouée] Épuisez 2 Personnage adverse.', 'singular after several'],
  ['[Principale] Choisissez un carte.', 'masculine for a feminine'],
  ['[Jouée] Mettez KO une Personnage.', 'feminine for a masculine'],
  ["[Jouée] Jouez jusqu'à 1 carte vert.", 'adjective without agreement'],
  ['[Jouée] Redressez les Personnages épuisé.', 'plural adjective missing'],
  ["[Jouée] Épuisez jusqu'à 1 of your opponent's Personnages.", 'English word'],
])('the French check refuses "%s"', (text, name) => {
  expect(faults.french(text).map((fault) => fault.split(':')[0])).toContain(name);
});

test.each([
  ['[On Play] Draw 1 cards.', 'plural after one'],
  ['[On Play] Rest 2 Character.', 'singular after several'],
  ['If there is a active Character, this card gains [Rush].', '"a" before a vowel'],
])('the English check refuses "%s"', (text, name) => {
  expect(faults.english(text).map((fault) => fault.split(':')[0])).toContain(name);
});
