// French for redraw: « remettez toute votre main dans votre deck, mélangez-le et piochez autant de cartes ».
import type { OnePieceFrench } from '../../words/context';
import type { Redraw } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'repiochée';

export const fr = (_: Redraw, { mood }: OnePieceFrench): string =>
  mood === 'instruction'
    ? 'remettez toutes les cartes de votre main dans votre deck, mélangez-le et piochez autant de cartes'
    : 'remettre toutes les cartes de votre main dans votre deck, le mélanger et piocher autant de cartes';
