// How pages present Mythos: its line on the home page, its colours, and why matches end.

import type { GameDress } from '@sleight/kit/contract/dress';

export const dress: GameDress = {
  id: 'mythos',
  name: { en: 'Mythos', fr: 'Mythos' },
  tagline: {
    en: 'Send ninja on missions, face up or hidden. Four turns.',
    fr: 'Envoyez des ninjas en mission, visibles ou cachés. Quatre tours.',
  },
  place: 1,
  colours: { table: '#151411', panel: '#1d1c18' },
  layout: {
    pick: {
      en: 'Pick a highlighted card or mission.',
      fr: 'Choisissez une carte ou une mission en surbrillance.',
    },
  },
  endings: {
    points: { score: { en: 'On points, {high} to {low}.', fr: 'Aux points, {high} à {low}.' } },
    edge: {
      winner: {
        you: {
          en: 'Tied on points. You held the Edge.',
          fr: "Égalité aux points. Vous aviez l'Edge.",
        },
        other: {
          en: 'Tied on points. {name} held the Edge.',
          fr: "Égalité aux points. {name} avait l'Edge.",
        },
      },
    },
  },
};
