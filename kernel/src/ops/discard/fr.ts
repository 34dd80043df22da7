// French for discard: « défaussez une carte », « défaussez 2 cartes ».
import type { AmountOf, TargetOf } from '../../ability/schema';
import { noun } from '../../text/french';
import { type French, quantity, verb } from '../../text/french-target';

/** Refers back to what this did, later in the text. */
export const participle = 'défaussé';

export const fr = <F, C>(action: { amount: AmountOf<TargetOf<string, F>> }, context: French<F, C>): string =>
  `${verb('défausser', context)} ${quantity(action.amount, noun('carte', 'f'), context, 'une carte')}`;
