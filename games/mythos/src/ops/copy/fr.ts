// French for copy: « copiez un effet instantané non-UPGRADE d'un personnage ennemi en jeu ».
import { after } from '@sleight/kernel/text/french';
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { target } from '../../words/french-target';
import type { Copy } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'copié';

export const fr = (action: Copy, context: MythosFrench): string =>
  `${verb('copier', context)} un effet instantané${action.not ? ' non-UPGRADE' : ''} ${after('de', target(action, context).text)}`;
