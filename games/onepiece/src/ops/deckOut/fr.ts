// French for deckOut: « quand votre deck est vide, vous gagnez la partie au lieu de la perdre ».
import type { DeckOut } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'épargnée';

export const fr = ({ outcome }: DeckOut): string =>
  outcome === 'win'
    ? "selon les règles, quand votre deck n'a plus de carte, vous gagnez la partie au lieu de la perdre"
    : "selon les règles, quand votre deck n'a plus de carte, vous perdez à la fin de ce tour et non aussitôt";
