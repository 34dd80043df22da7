// Ends of a deck or of the Life cards, durations and numbers of DON!!, in French.
// Next: the ops, which use them.
import type { DeckPosition, Duration } from '../ability';
import { countOf, don } from './french-target';

/** « du dessus » as a place of origin, « au-dessus » as a destination. */
export const ends: Readonly<Record<DeckPosition, { readonly of: string; readonly at: string }>> = {
  top: { of: 'du dessus', at: 'au-dessus' },
  bottom: { of: 'du dessous', at: 'en dessous' },
  topOrBottom: { of: 'du dessus ou du dessous', at: 'au-dessus ou en dessous' },
};

const durations: Readonly<Record<Duration, string>> = {
  thisTurn: 'pendant ce tour',
  thisBattle: 'pendant ce combat',
  untilStartOfYourNextTurn: "jusqu'au début de votre prochain tour",
  untilEndOfOpponentsNextTurn: "jusqu'à la fin du prochain tour de votre adversaire",
  untilEndOfYourNextTurn: "jusqu'à la fin de votre prochain tour",
};
/** With the space before it; nothing in a Continuous text. */
export const during = (duration: Duration | undefined): string =>
  duration === undefined ? '' : ` ${durations[duration]}`;

export const donOf = (n: number, state: 'active' | 'rested'): string => {
  const word = state === 'active' ? 'active' : 'épuisée';
  return `${countOf(n, don)} ${n < 2 ? word : `${word}s`}`;
};
