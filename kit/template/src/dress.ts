// How pages present Duskfall: its line on the home page, its colours, and why matches end.

import type { GameDress } from '@sleight/kit/contract/dress';

export const dress: GameDress = {
  id: 'duskfall',
  name: { en: 'Duskfall', fr: 'Duskfall' },
  tagline: {
    en: 'One secret card each round. Know what the other is about to play.',
    fr: 'Une carte secrète par manche. Devinez ce que l’autre va jouer.',
  },
  colours: { table: '#14161c', panel: '#191d28' },
  endings: {
    points: {
      score: { en: 'On points, {high} to {low}.', fr: 'Aux points, {high} à {low}.' },
      draw: { en: 'The points are level.', fr: 'Les points sont à égalité.' },
    },
  },
};
