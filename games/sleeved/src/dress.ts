// How pages present Sleeved: its line on the home page, its colours and sheets, and why matches end.

import type { GameDress } from '@sleight/kit/contract/dress';

export const dress: GameDress = {
  id: 'sleeved',
  name: { en: 'Sleeved', fr: 'Sleeved' },
  tagline: {
    en: 'Build one card from many layers, then reveal at the same time.',
    fr: 'Composez une carte en plusieurs couches, puis révélez en même temps.',
  },
  place: 3,
  colours: { table: '#141812', panel: '#182018' },
  sheets: {
    hollow: 'sleeve',
    numbers: {
      damage: { name: { en: 'damage', fr: 'dégâts' } },
      health: { name: { en: 'health', fr: 'santé' } },
      initiative: { name: { en: 'initiative', fr: 'initiative' }, short: { en: 'init.', fr: 'init.' } },
    },
  },
  layout: { onTable: ['used sleeves', 'past', 'damage', 'health', 'initiative'] },
  endings: {
    points: { score: { en: 'On points, {high} to {low}.', fr: 'Aux points, {high} à {low}.' } },
    rounds: {
      score: {
        en: 'After the last round, {high} to {low}.',
        fr: 'Après la dernière manche, {high} à {low}.',
      },
    },
    forfeit: {
      loser: {
        you: { en: 'You ran out of time too often.', fr: 'Vous avez dépassé le temps trop souvent.' },
        other: { en: '{name} ran out of time too often.', fr: '{name} a dépassé le temps trop souvent.' },
      },
    },
  },
};
