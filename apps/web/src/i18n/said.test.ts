import { expect, test } from 'vitest';
import { sayIn } from './said';

test('both languages are shown with the typographic apostrophe', () => {
  const said = { en: "Hunter's Sleeve", fr: "L'abri n’est pas d'ici." };
  expect(sayIn.fr(said)).toBe('L’abri n’est pas d’ici.');
  expect(sayIn.en(said)).toBe('Hunter’s Sleeve');
});

test('French has narrow no-break spaces around double punctuation', () => {
  const said = { en: 'Deploy: draw 1 card.', fr: 'Déploiement : piochez 1 carte ; « Choc » !' };
  expect(sayIn.fr(said)).toBe('Déploiement\u202f: piochez 1 carte\u202f; «\u202fChoc\u202f»\u202f!');
  expect(sayIn.en(said)).toBe('Deploy: draw 1 card.');
});

test('a number below zero has a minus sign, and a hyphen stays one', () => {
  const said = { en: 'Nami gets -1000 power (-1), KS-009 by 2-3.', fr: 'Nami subit -1000 en puissance.' };
  expect(sayIn.en(said)).toBe('Nami gets −1000 power (−1), KS-009 by 2-3.');
  expect(sayIn.fr(said)).toBe('Nami subit −1000 en puissance.');
});

test('quotation marks are typographic', () => {
  const said = { en: 'Give a lane "Deploy: draw 1 card." ("Choc")', fr: '' };
  expect(sayIn.en(said)).toBe('Give a lane “Deploy: draw 1 card.” (“Choc”)');
});

test('quotation marks inside a name stay as they are printed', () => {
  const said = { en: 'You play Capone"Gang"Bege.', fr: 'Vous jouez Capone"Gang"Bege.' };
  expect(sayIn.en(said)).toBe(said.en);
  expect(sayIn.fr(said)).toBe(said.fr);
});
