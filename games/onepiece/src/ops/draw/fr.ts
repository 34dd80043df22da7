// French for draw: « piochez 2 cartes ».

import { after } from '@sleight/kernel/text/french';
import type { OnePieceFrench } from '../../words/context';
import { card, countOf, verb } from '../../words/french-target';
import type { Draw } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'piochée';

export function fr({ amount = 1, until, side }: Draw, context: OnePieceFrench): string {
  if (until !== undefined) return `${verb('piocher', context)} jusqu'à avoir ${countOf(until, card)} en main`;
  const cards =
    typeof amount === 'number'
      ? countOf(amount, card)
      : `un nombre de cartes égal ${after('à', context.words.amount(amount, context).noun)}`;
  return side === 'opponent' ? `votre adversaire pioche ${cards}` : `${verb('piocher', context)} ${cards}`;
}
