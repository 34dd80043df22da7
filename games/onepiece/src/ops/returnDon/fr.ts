// How returnDon is said in French: « renvoyez 1 carte DON!! de votre terrain dans votre deck DON!! ».

import type { OnePieceFrench } from '../../words/french-context';
import { countOf, don, verb } from '../../words/french-target';
import type { ReturnDon } from './schema';

/** Names what this did, later in the text. */
export const participle = 'renvoyée';

export const fr = ({ amount, side }: ReturnDon, context: OnePieceFrench): string =>
  side === 'opponent'
    ? `votre adversaire renvoie ${countOf(amount, don)} de son terrain dans son deck DON!!`
    : `${verb('renvoyer', context)} ${countOf(amount, don)} de votre terrain dans votre deck DON!!`;
