// French for forbid: « vous ne pouvez pas piocher avec vos propres effets pendant ce tour ».

import { during } from '../../words/french-places';
import type { Forbid } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'interdite';

const deeds: Record<Forbid['what'], string> = {
  draw: 'piocher avec vos propres effets',
  lifeToHand: 'ajouter de cartes Vie à votre main avec vos propres effets',
  playFromHand: 'jouer de cartes de votre main',
  playCharacters: 'jouer de cartes Personnage',
};

export const fr = ({ what, duration }: Forbid): string =>
  `vous ne pouvez pas ${deeds[what]}${during(duration)}`;
