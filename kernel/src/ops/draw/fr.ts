// French for draw: « piochez 2 cartes », « piocher autant de cartes que sa puissance ».
import type { AmountOf, TargetOf } from '../../ability/schema';
import { noun } from '../../text/french';
import { type French, quantity, verb } from '../../text/french-target';

/** Refers back to what this did, later in the text. */
export const participle = 'pioché';

export const fr = <F, C>(action: { amount: AmountOf<TargetOf<string, F>> }, context: French<F, C>): string =>
  `${verb('piocher', context)} ${quantity(action.amount, noun('carte', 'f'), context)}`;
