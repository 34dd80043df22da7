// French for repeat: « répétez l'effet MAIN ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import type { Repeat } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'répété';

export const fr = (action: Repeat, context: MythosFrench): string =>
  `${verb('répéter', context)} l'effet ${action.line.toUpperCase()}`;
