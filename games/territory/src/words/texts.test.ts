import { describeCard } from '@sleight/kernel/text/describe';
import { expect, test } from 'vitest';
import { allCards } from '../cards/pool';
import { words } from '.';
import { faultsInEnglish, faultsInFrench } from './faults';

const texts = allCards.map((card) => ({
  id: card.id,
  en: describeCard(card, 'en', words),
  fr: describeCard(card, 'fr', words),
}));

// After a change of wording: npm run generate, then read the diff.
test('every text is the one that was reviewed', async () => {
  const reviewed = Object.fromEntries(texts.map(({ id, en, fr }) => [id, { en, fr }]));
  await expect(`${JSON.stringify(reviewed, null, 2)}\n`).toMatchFileSnapshot('../../texts.golden.json');
});

test('no card has broken English', () => {
  expect(texts.flatMap(({ en }) => en.split('\n').filter(Boolean).flatMap(faultsInEnglish))).toEqual([]);
});

test('no card has broken French', () => {
  expect(texts.flatMap(({ fr }) => fr.split('\n').filter(Boolean).flatMap(faultsInFrench))).toEqual([]);
});

test.each([
  ['Piochez 1 carte à les alliés.', 'contraction missing'],
  ['Retirez un effet de le couloir.', 'contraction missing'],
  ['Si il y a un allié, piochez 1 carte.', 'si il'],
  ['Chaque fois que un allié conquiert, piochez 1 carte.', 'elision missing'],
  ["Déploiement\u202f: l'couloir gagne.", 'elision before a consonant'],
  ['Donnez à ce emplacement +1.', 'ce before a vowel'],
  ['Déploiement : piochez 1 carte.', 'space before a colon missing or wide'],
  ['Donnez « Mort ».', 'space inside guillemets missing or wide'],
  ['Infligez 1 dégâts à un ennemi.', 'plural after one'],
  ['Infligez 2 dégât à un ennemi.', 'singular after several'],
  ['Sacrifiez un autre unité.', 'masculine for a feminine'],
  ['Chaque allié proche de une  unité.', 'double space'],
  ['Retirez les effets des emplacements proches de les ennemis éloigné.', 'contraction missing'],
])('the French check refuses "%s"', (text, name) => {
  expect(faultsInFrench(text).map((fault) => fault.split(':')[0])).toContain(name);
});

test.each([
  ['Deploy: heal a ally by 3.', '"a" before a vowel'],
  ['Deal 1 damage to an unit.', '"an" before a consonant'],
  ['Draw 1 cards.', 'plural after one'],
  ['Draw 2 card.', 'singular after several'],
  ['Each allies gets +1 power.', 'plural after a determiner'],
  ['Draw  2 cards.', 'double space'],
  ['draw 2 cards.', 'lower case start'],
  ['Draw 2 cards', 'unfinished sentence'],
])('the English check refuses "%s"', (text, name) => {
  expect(faultsInEnglish(text).map((fault) => fault.split(':')[0])).toContain(name);
});
