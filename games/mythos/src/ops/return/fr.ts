// French for return: « renvoyez ce personnage en main », « reprenez en main une carte personnage de votre défausse ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { act, target } from '../../words/french-target';
import type { Return } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'renvoyé';

export const fr = (action: Return, context: MythosFrench): string =>
  action.from === 'discard'
    ? `${verb('reprendre', context)} en main ${target(action, context).text} de votre défausse`
    : action.targetType === 'character'
      ? `${verb('renvoyer', context)} en main ${target(action, context).text}`
      : `${act('renvoyer', action, context)} en main`;
