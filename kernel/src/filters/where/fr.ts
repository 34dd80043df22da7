// « qui a un ennemi proche », « qui ont au moins 2 alliés proches ».
import { type Counted, howMany } from '../../conditions/count/fr';
import type { French } from '../../text/french-target';

/** The surroundings of the candidate. */
export const having = <F, C>(where: Counted<F>, plural: boolean, context: French<F, C>): string =>
  `qui ${plural ? 'ont' : 'a'} ${howMany(where, context)}`;

/** Any other condition that holds for the candidate. */
export const holding = <F, C>(where: C, context: French<F, C>): string =>
  `pour qui ${context.words.cond(where, context)}`;
