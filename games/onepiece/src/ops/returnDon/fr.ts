// French for returnDon: « renvoyez 1 carte DON!! de votre terrain dans votre deck DON!! ».

import type { OnePieceFrench } from '../../words/context';
import { countOf, don, verb } from '../../words/french-target';
import type { ReturnDon } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'renvoyée';

export const fr = ({ amount, side }: ReturnDon, context: OnePieceFrench): string =>
  side === 'opponent'
    ? `votre adversaire renvoie ${countOf(amount, don)} de son terrain dans son deck DON!!`
    : `${verb('renvoyer', context)} ${countOf(amount, don)} de votre terrain dans votre deck DON!!`;
