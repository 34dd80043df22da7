// French for addDon: « ajoutez jusqu'à 1 carte DON!! active de votre deck DON!! ».

import type { OnePieceFrench } from '../../words/context';
import { donOf } from '../../words/french-places';
import { verb } from '../../words/french-target';
import type { AddDon } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'ajoutée';

export const fr = ({ amount, upTo, state }: AddDon, context: OnePieceFrench): string =>
  `${verb('ajouter', context)} ${upTo ? "jusqu'à " : ''}${donOf(amount, state)} de votre deck DON!! à votre zone de coût`;
