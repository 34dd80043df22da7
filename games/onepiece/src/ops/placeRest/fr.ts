// French for placeRest: « placez le reste en dessous du deck dans l'ordre de votre choix ».

import type { OnePieceFrench } from '../../words/context';
import { ends } from '../../words/french-places';
import { verb } from '../../words/french-target';
import type { PlaceRest } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'placée';

export const fr = ({ to }: PlaceRest, context: OnePieceFrench): string =>
  to === 'trash'
    ? `${verb('défausser', context)} le reste`
    : `${verb('placer', context)} le reste ${ends[to].at} du deck dans l'ordre de votre choix`;
