// How pages present One Piece: its line on the home page, its colours, what its table shows, and why matches end.

import type { GameDress } from '@sleight/kit/contract/dress';

export const dress: GameDress = {
  id: 'onepiece',
  name: { en: 'One Piece', fr: 'One Piece' },
  tagline: {
    en: 'Gather a crew, spend DON!!, take the last Life card.',
    fr: 'Réunissez un équipage, dépensez vos DON!!, prenez la dernière carte Vie.',
  },
  place: 4,
  colours: { table: '#0e161f', panel: '#2a1413' },
  layout: { onTable: ['life', 'don active', 'don rested', 'don deck'], aside: ['trigger'] },
  endings: {
    damage: {
      loser: {
        you: {
          en: 'Your Leader took damage with no Life left.',
          fr: 'Votre Leader a subi des dégâts alors qu’il ne vous restait aucune carte Vie.',
        },
        other: {
          en: "{name}'s Leader took damage with no Life left.",
          fr: 'Le Leader de {name} a subi des dégâts alors qu’il ne lui restait aucune carte Vie.',
        },
      },
    },
    deck: {
      loser: {
        you: { en: 'You ran out of cards.', fr: 'Votre deck est vide.' },
        other: { en: '{name} ran out of cards.', fr: 'Le deck de {name} est vide.' },
      },
      draw: { en: 'Both decks ran out of cards.', fr: 'Les deux decks sont vides.' },
    },
    effect: {
      winner: {
        you: {
          en: "Your card's effect won the match.",
          fr: "L'effet de votre carte vous donne la victoire.",
        },
        other: {
          en: 'A card effect won the match for {name}.',
          fr: "L'effet d'une carte donne la victoire à {name}.",
        },
      },
    },
    loop: {
      draw: { en: 'The game was stuck in an endless loop.', fr: 'La partie tournait en boucle.' },
    },
  },
};
