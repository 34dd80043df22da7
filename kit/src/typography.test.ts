import { expect, test } from 'vitest';
import { keyboard, typeset } from './typography';

test('both languages are shown with the typographic apostrophe', () => {
  const said = { en: "Hunter's Sleeve", fr: "L'abri n’est pas d'ici." };
  expect(typeset(said, 'fr')).toBe('L’abri n’est pas d’ici.');
  expect(typeset(said, 'en')).toBe('Hunter’s Sleeve');
});

test('French has narrow no-break spaces around double punctuation', () => {
  const said = { en: 'Deploy: draw 1 card.', fr: 'Déploiement : piochez 1 carte ; « Choc » !' };
  expect(typeset(said, 'fr')).toBe('Déploiement\u202f: piochez 1 carte\u202f; «\u202fChoc\u202f»\u202f!');
  expect(typeset(said, 'en')).toBe('Deploy: draw 1 card.');
});

test('a number below zero has a minus sign, and a hyphen stays one', () => {
  const said = { en: 'Nami gets -1000 power (-1), KS-009 by 2-3.', fr: 'Nami subit -1000 en puissance.' };
  expect(typeset(said, 'en')).toBe('Nami gets −1000 power (−1), KS-009 by 2-3.');
  expect(typeset(said, 'fr')).toBe('Nami subit −1000 en puissance.');
});

test('quotation marks are typographic', () => {
  const said = { en: 'Give a lane "Deploy: draw 1 card." ("Choc")', fr: '' };
  expect(typeset(said, 'en')).toBe('Give a lane “Deploy: draw 1 card.” (“Choc”)');
});

test('quotation marks inside a name stay as they are printed', () => {
  const said = { en: 'You play Capone"Gang"Bege.', fr: 'Vous jouez Capone"Gang"Bege.' };
  expect(typeset(said, 'en')).toBe(said.en);
  expect(typeset(said, 'fr')).toBe(said.fr);
});

test('a typeset text can be read back, sign by sign', () => {
  const text = `Give Hunter's Sleeve "Activate - discard a card: this unit gets -2 power."`;
  const shown = typeset({ en: text, fr: text }, 'en');
  expect(keyboard(shown)).toBe(text);
  expect(shown).toHaveLength(text.length);
});
