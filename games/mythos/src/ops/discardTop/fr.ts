// French for discardTop: « défaussez la carte du dessus d'un personnage ennemi amélioré en jeu ».
import { after } from '@sleight/kernel/text/french';
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { target } from '../../words/french-target';
import type { DiscardTop } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'défaussé';

export const fr = (action: DiscardTop, context: MythosFrench): string =>
  `${verb('défausser', context)} la carte du dessus ${after('de', target(action, context).text)}`;
