// How pages present Territory: its line on the home page, its colours, and why matches end.

import type { GameDress } from '@sleight/kit/contract/dress';

export const dress: GameDress = {
  id: 'territory',
  name: { en: 'Territory', fr: 'Territory' },
  tagline: {
    en: 'Four lanes, one card at a time. Know when to pass.',
    fr: 'Quatre couloirs, une carte à la fois. Sachez passer au bon moment.',
  },
  place: 2,
  colours: { table: '#12151a', panel: '#141b24' },
  layout: {
    pick: {
      en: 'Pick a highlighted card or slot.',
      fr: 'Choisissez une carte ou un emplacement en surbrillance.',
    },
  },
  endings: {
    marks: { score: { en: 'By rounds won, {high} to {low}.', fr: 'Manches gagnées\u202f: {high} à {low}.' } },
  },
};
