// French for donDeck: « selon les règles, votre deck DON!! compte 6 cartes ».
import { card, countOf } from '../../words/french-target';
import type { DonDeck } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'comptée';

export const fr = ({ amount }: DonDeck): string =>
  `selon les règles, votre deck DON!! compte ${countOf(amount, card)}`;
