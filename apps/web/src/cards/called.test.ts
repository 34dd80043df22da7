import { expect, test } from 'vitest';
import type { CatalogueCard, CatalogueLegend } from '../net/api';
import { calledBy } from './called';

const legend: CatalogueLegend = {
  kinds: { leader: { en: 'Leader', fr: 'Leader' }, character: { en: 'Character', fr: 'Personnage' } },
  factions: {},
  rarities: { R: { en: 'Rare', fr: 'Rare' }, MV: { en: 'Mythos V', fr: 'Mythos V' } },
  sets: {},
  keywords: {},
  numbers: { cost: { en: 'Cost', fr: 'Coût' }, power: { en: 'Power', fr: 'Puissance' } },
};

const card = (id: string, name: string, more: Partial<CatalogueCard> = {}): CatalogueCard => ({
  id,
  name: { en: name, fr: name },
  kind: 'character',
  factions: [],
  keywords: [],
  numbers: {},
  text: { en: '', fr: '' },
  spans: { en: [], fr: [] },
  ...more,
});

const wholes = (cards: readonly CatalogueCard[], language: 'en' | 'fr' = 'en'): string[] =>
  [...calledBy(cards, legend, (said) => said[language]).values()].map(({ whole }) => whole);

test('a card with a unique name is called by its name', () => {
  expect(wholes([card('1', 'Nami'), card('2', 'Robin')])).toEqual(['Nami', 'Robin']);
});

test('cards with the same name are distinguished by their titles', () => {
  const [rasengan, clone] = ['Rasengan', 'Clone'].map((title) => ({ en: title, fr: title }));
  const cards = [card('1', 'Naruto', { title: rasengan }), card('2', 'Naruto', { title: clone })];
  const called = calledBy(cards, legend, ({ en }) => en);
  expect(called.get('1')).toEqual({ whole: 'Naruto, Rasengan', marks: [] });
});

test('cards with the same name and title are distinguished by what differs, and no more', () => {
  const luffy = [
    card('1', 'Luffy', { kind: 'leader', numbers: { power: 5000 } }),
    card('2', 'Luffy', { numbers: { cost: 5, power: 6000 } }),
    card('3', 'Luffy', { numbers: { cost: 3, power: 5000 } }),
  ];
  expect(wholes(luffy, 'fr')).toEqual([
    'Luffy, Leader',
    'Luffy, Personnage, Coût 5',
    'Luffy, Personnage, Coût 3',
  ]);
  const ulti = [5000, 6000].map((power) => card(`${power}`, 'Ulti', { numbers: { cost: 4, power } }));
  expect(wholes(ulti)).toEqual(['Ulti, Power 5000', 'Ulti, Power 6000']);
});

test('another print of a card is distinguished by its rarity', () => {
  const prints = ['R', 'MV'].map((rarity) => card(rarity, 'Tsunade', { rarity }));
  expect(wholes(prints)).toEqual(['Tsunade, Rare', 'Tsunade, Mythos V']);
});

test('the number is used only if nothing else differs', () => {
  expect(wholes([card('KS-1', 'Twin'), card('KS-2', 'Twin')])).toEqual(['Twin, KS-1', 'Twin, KS-2']);
});
