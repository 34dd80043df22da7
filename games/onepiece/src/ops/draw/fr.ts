// How draw is said in French: « piochez 2 cartes ».

import type { OnePieceFrench } from '../../words/french-context';
import { card, countOf, verb } from '../../words/french-target';
import type { Draw } from './schema';

/** Names what this did, later in the text. */
export const participle = 'piochée';

export function fr({ amount, until, side }: Draw, context: OnePieceFrench): string {
  if (until !== undefined) return `${verb('piocher', context)} jusqu'à avoir ${countOf(until, card)} en main`;
  if (typeof amount !== 'number') throw new Error('French has no words for this number of cards.');
  return side === 'opponent'
    ? `votre adversaire pioche ${countOf(amount, card)}`
    : `${verb('piocher', context)} ${countOf(amount, card)}`;
}
